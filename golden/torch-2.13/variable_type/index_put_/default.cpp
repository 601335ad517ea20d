// astgen-golden 1
// index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)
at::Tensor &
index_put_(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    const c10::List<::std::optional<at::Tensor>> & indices,
    const at::Tensor & values,
    bool accumulate) {
  auto & self_ = unpack(self, "self", 0);
  auto & values_ = unpack(values, "values", 2);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(self, values);
  [[maybe_unused]] auto _any_has_forward_grad_self = (isFwGradDefined(self)
      || isFwGradDefined(values));
  check_inplace(self, _any_requires_grad);
  ::std::optional<at::Tensor> original_self;
  check_no_requires_grad(indices, "indices", "index_put_");
  c10::intrusive_ptr<IndexPutBackward0> grad_fn;
  if (_any_requires_grad) {
    grad_fn = c10::make_intrusive<IndexPutBackward0>();
    grad_fn->set_next_edges(collect_next_edges(self, values));
    grad_fn->accumulate = accumulate;
    grad_fn->indices_ = make_saved_variable_list(indices, false);
    grad_fn->values_info = values;
  }
#ifndef NDEBUG
  auto self__storage_saved = self_.has_storage()
      ? ::std::optional<Storage>(self_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> self__impl_saved;
  if (self_.defined())
    self__impl_saved = self_.getIntrusivePtr();
  std::vector<::std::optional<Storage>> indices_storage_saved(indices.size());
  for (const ::std::optional<Tensor> & tensor : indices)
    indices_storage_saved.push_back(
        tensor.has_value() && tensor->has_storage()
            ? ::std::optional<Storage>(tensor->storage())
            : ::std::nullopt);
  std::vector<c10::intrusive_ptr<TensorImpl>> indices_impl_saved(indices.size());
  for (size_t i = 0; i < indices.size(); i++) {
    ::std::optional<Tensor> t = indices[i];
    if (t.has_value() && t->defined())
      indices_impl_saved[i] = t->getIntrusivePtr();
  }
  auto values__storage_saved = values_.has_storage()
      ? ::std::optional<Storage>(values_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> values__impl_saved;
  if (values_.defined())
    values__impl_saved = values_.getIntrusivePtr();
#endif
  {
    at::AutoDispatchBelowAutograd guard;
    at::redispatch::index_put_(
        ks & c10::after_autograd_keyset,
        self_,
        indices,
        values_,
        accumulate);
  }
#ifndef NDEBUG
  if (self__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(self_)
      && !at::impl::tensor_has_dispatch(self_))
    TORCH_INTERNAL_ASSERT(self__storage_saved.value().is_alias_of(self_.storage()));
  if (self__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(self_))
    TORCH_INTERNAL_ASSERT(self__impl_saved == self_.getIntrusivePtr());
  for (size_t i = 0; i < indices.size() && !at::impl::dispatch_mode_enabled(); i++) {
    if (indices_storage_saved[i].has_value() && !at::impl::tensorlist_has_dispatch(indices))
      TORCH_INTERNAL_ASSERT(
          indices_storage_saved[i]
              .value()
              .is_alias_of(static_cast<::std::optional<Tensor>>(indices[i])->storage()));
  }
  for (size_t i = 0; i < indices.size() && !at::impl::dispatch_mode_enabled(); i++) {
    if (indices_impl_saved[i])
      TORCH_INTERNAL_ASSERT(
          indices_impl_saved[i]
              == static_cast<::std::optional<Tensor>>(indices[i])->getIntrusivePtr());
  }
  if (values__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(values_)
      && !at::impl::tensor_has_dispatch(values_))
    TORCH_INTERNAL_ASSERT(values__storage_saved.value().is_alias_of(values_.storage()));
  if (values__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(values_))
    TORCH_INTERNAL_ASSERT(values__impl_saved == values_.getIntrusivePtr());
#endif
  if (grad_fn) {
    rebase_history(flatten_tensor_args(self), grad_fn);
  }
  ::std::optional<at::Tensor> self_new_fw_grad_opt = ::std::nullopt;
  if (_any_has_forward_grad_self && (self.defined())) {
    auto self_t_raw = toNonOptFwGrad(self);
    auto self_tensor = toNonOptTensor(self);
    auto self_t = (self_t_raw.defined() || !self_tensor.defined())
        ? self_t_raw
        : at::zeros_symint(self_tensor.sym_sizes(), self_tensor.options());
    auto values_t_raw = toNonOptFwGrad(values);
    auto values_tensor = toNonOptTensor(values);
    auto values_t = (values_t_raw.defined() || !values_tensor.defined())
        ? values_t_raw
        : at::_efficientzerotensor_symint(values_tensor.sym_sizes(), values_tensor.options());
    update_wrapped_number(values_tensor, values_t);
    self_t = GradMode::is_enabled() ? self_t.clone() : self_t;
    self_new_fw_grad_opt = self_t_raw.defined()
        ? self_t_raw.index_put_(indices, values_t, accumulate)
        : self_t.index_put(indices, values_t, accumulate);
  }
  if (self_new_fw_grad_opt.has_value()
      && self_new_fw_grad_opt.value().defined()
      && self.defined()) {
    self._set_fw_grad(self_new_fw_grad_opt.value(), /*level*/0, /*is_inplace_op*/true);
  }
  return self;
}
m.impl("index_put_", TORCH_FN(VariableType::index_put_));
