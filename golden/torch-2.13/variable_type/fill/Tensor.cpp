// astgen-golden 1
// fill.Tensor(Tensor self, Tensor value) -> Tensor
at::Tensor
fill_Tensor(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Tensor & value) {
  auto & self_ = unpack(self, "self", 0);
  auto & value_ = unpack(value, "value", 1);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(self, value);
  [[maybe_unused]] auto _any_has_forward_grad_result = (isFwGradDefined(self)
      || isFwGradDefined(value));
  c10::intrusive_ptr<FillBackward1> grad_fn;
  if (_any_requires_grad) {
    grad_fn = c10::make_intrusive<FillBackward1>();
    grad_fn->set_next_edges(collect_next_edges(self, value));
  }
#ifndef NDEBUG
  auto self__storage_saved = self_.has_storage()
      ? ::std::optional<Storage>(self_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> self__impl_saved;
  if (self_.defined())
    self__impl_saved = self_.getIntrusivePtr();
  auto value__storage_saved = value_.has_storage()
      ? ::std::optional<Storage>(value_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> value__impl_saved;
  if (value_.defined())
    value__impl_saved = value_.getIntrusivePtr();
#endif
  auto _tmp = ([&]() {
    at::AutoDispatchBelowADInplaceOrView guard;
    return at::redispatch::fill(ks & c10::after_autograd_keyset, self_, value_);
  })();
  auto result = std::move(_tmp);
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
  if (value__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(value_)
      && !at::impl::tensor_has_dispatch(value_))
    TORCH_INTERNAL_ASSERT(value__storage_saved.value().is_alias_of(value_.storage()));
  if (value__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(value_))
    TORCH_INTERNAL_ASSERT(value__impl_saved == value_.getIntrusivePtr());
  if (result.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(result)) {
    TORCH_INTERNAL_ASSERT(result.storage().use_count() == 1, "function: fill_Tensor");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(result))
    TORCH_INTERNAL_ASSERT(
        result.use_count() == expected_fresh_use_count(result),
        "function: fill_Tensor");
#endif
  if (grad_fn) {
    set_history(flatten_tensor_args(result), grad_fn);
  }
  ::std::optional<at::Tensor> result_new_fw_grad_opt = ::std::nullopt;
  if (_any_has_forward_grad_result && (result.defined())) {
    auto self_t_raw = toNonOptFwGrad(self);
    auto self_tensor = toNonOptTensor(self);
    auto self_t = (self_t_raw.defined() || !self_tensor.defined())
        ? self_t_raw
        : at::_efficientzerotensor_symint(self_tensor.sym_sizes(), self_tensor.options());
    update_wrapped_number(self_tensor, self_t);
    auto value_t_raw = toNonOptFwGrad(value);
    auto value_tensor = toNonOptTensor(value);
    auto value_t = (value_t_raw.defined() || !value_tensor.defined())
        ? value_t_raw
        : at::_efficientzerotensor_symint(value_tensor.sym_sizes(), value_tensor.options());
    update_wrapped_number(value_tensor, value_t);
    result_new_fw_grad_opt = at::fill(self_t, value_t);
  }
  if (result_new_fw_grad_opt.has_value()
      && result_new_fw_grad_opt.value().defined()
      && result.defined()) {
    result._set_fw_grad(result_new_fw_grad_opt.value(), /*level*/0, /*is_inplace_op*/false);
  }
  return result;
}
m.impl("fill.Tensor", TORCH_FN(VariableType::fill_Tensor));
