// astgen-golden 1
// div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
at::Tensor &
div__Scalar_mode(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    const at::Scalar & other,
    ::std::optional<c10::string_view> rounding_mode) {
  auto & self_ = unpack(self, "self", 0);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(self);
  [[maybe_unused]] auto _any_has_forward_grad_self = (isFwGradDefined(self));
  check_inplace(self, _any_requires_grad);
  ::std::optional<at::Tensor> original_self;
  c10::intrusive_ptr<DivBackward3> grad_fn;
  if (_any_requires_grad) {
    grad_fn = c10::make_intrusive<DivBackward3>();
    grad_fn->set_next_edges(collect_next_edges(self));
    grad_fn->other = other;
    grad_fn->rounding_mode = rounding_mode.has_value()
        ? ::std::optional<std::string>(std::string(rounding_mode.value()))
        : ::std::nullopt;
    grad_fn->self_scalar_type = self.scalar_type();
  }
#ifndef NDEBUG
  auto self__storage_saved = self_.has_storage()
      ? ::std::optional<Storage>(self_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> self__impl_saved;
  if (self_.defined())
    self__impl_saved = self_.getIntrusivePtr();
#endif
  {
    at::AutoDispatchBelowAutograd guard;
    at::redispatch::div_(ks & c10::after_autograd_keyset, self_, other, rounding_mode);
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
    auto self_p = toNonOptPrimal(self);
    self_t = GradMode::is_enabled() ? self_t.clone() : self_t;
    self_new_fw_grad_opt = self_t_raw.defined()
        ? self_t_raw.copy_(
            rounding_mode.has_value()
                ? self_p.new_zeros_symint(self_p.sym_sizes())
                : self_t / other)
        : rounding_mode.has_value() ? self_p.new_zeros_symint(self_p.sym_sizes()) : self_t / other;
  }
  if (self_new_fw_grad_opt.has_value()
      && self_new_fw_grad_opt.value().defined()
      && self.defined()) {
    self._set_fw_grad(self_new_fw_grad_opt.value(), /*level*/0, /*is_inplace_op*/true);
  }
  return self;
}
m.impl("div_.Scalar_mode", TORCH_FN(VariableType::div__Scalar_mode));
