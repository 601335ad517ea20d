// astgen-golden 1
// aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
::std::tuple<at::Tensor,at::Tensor>
aminmax(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    ::std::optional<int64_t> dim,
    bool keepdim) {
  auto & self_ = unpack(self, "self", 0);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(self);
  [[maybe_unused]] auto _any_has_forward_grad_max = (isFwGradDefined(self));
  [[maybe_unused]] auto _any_has_forward_grad_min = (isFwGradDefined(self));
  c10::intrusive_ptr<AminmaxBackward0> grad_fn;
  if (_any_requires_grad) {
    grad_fn = c10::make_intrusive<AminmaxBackward0>();
    grad_fn->set_next_edges(collect_next_edges(self));
    grad_fn->dim = dim;
    grad_fn->keepdim = keepdim;
    grad_fn->self_ = SavedVariable(self, false);
  }
#ifndef NDEBUG
  auto self__storage_saved = self_.has_storage()
      ? ::std::optional<Storage>(self_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> self__impl_saved;
  if (self_.defined())
    self__impl_saved = self_.getIntrusivePtr();
#endif
  auto _tmp = ([&]() {
    at::AutoDispatchBelowADInplaceOrView guard;
    return at::redispatch::aminmax(ks & c10::after_autograd_keyset, self_, dim, keepdim);
  })();
  auto [min, max] = std::move(_tmp);
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
  if (min.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(min)) {
    TORCH_INTERNAL_ASSERT(min.storage().use_count() == 1, "function: aminmax");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(min))
    TORCH_INTERNAL_ASSERT(min.use_count() == expected_fresh_use_count(min), "function: aminmax");
  if (max.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(max)) {
    TORCH_INTERNAL_ASSERT(max.storage().use_count() == 1, "function: aminmax");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(max))
    TORCH_INTERNAL_ASSERT(max.use_count() == expected_fresh_use_count(max), "function: aminmax");
#endif
  if (grad_fn) {
    set_history(flatten_tensor_args(min, max), grad_fn);
  }
  throw_error_for_complex_autograd(min, "aminmax");
  throw_error_for_complex_autograd(max, "aminmax");
  ::std::optional<at::Tensor> max_new_fw_grad_opt = ::std::nullopt;
  if (_any_has_forward_grad_max && (max.defined())) {
    auto self_t_raw = toNonOptFwGrad(self);
    auto self_tensor = toNonOptTensor(self);
    auto self_t = (self_t_raw.defined() || !self_tensor.defined())
        ? self_t_raw
        : at::_efficientzerotensor_symint(self_tensor.sym_sizes(), self_tensor.options());
    update_wrapped_number(self_tensor, self_t);
    auto self_p = toNonOptPrimal(self);
    max_new_fw_grad_opt = aminmax_jvp(self_p, self_t, max, dim, keepdim);
  }
  ::std::optional<at::Tensor> min_new_fw_grad_opt = ::std::nullopt;
  if (_any_has_forward_grad_min && (min.defined())) {
    auto self_t_raw = toNonOptFwGrad(self);
    auto self_tensor = toNonOptTensor(self);
    auto self_t = (self_t_raw.defined() || !self_tensor.defined())
        ? self_t_raw
        : at::_efficientzerotensor_symint(self_tensor.sym_sizes(), self_tensor.options());
    update_wrapped_number(self_tensor, self_t);
    auto self_p = toNonOptPrimal(self);
    min_new_fw_grad_opt = aminmax_jvp(self_p, self_t, min, dim, keepdim);
  }
  if (max_new_fw_grad_opt.has_value() && max_new_fw_grad_opt.value().defined() && max.defined()) {
    max._set_fw_grad(max_new_fw_grad_opt.value(), /*level*/0, /*is_inplace_op*/false);
  }
  if (min_new_fw_grad_opt.has_value() && min_new_fw_grad_opt.value().defined() && min.defined()) {
    min._set_fw_grad(min_new_fw_grad_opt.value(), /*level*/0, /*is_inplace_op*/false);
  }
  if (grad_fn) {
    grad_fn->max_ = SavedVariable(max, true);
    grad_fn->min_ = SavedVariable(min, true);
  }
  return std::make_tuple(std::move(min), std::move(max));
}
m.impl("aminmax", TORCH_FN(VariableType::aminmax));
