// astgen-golden 1
// mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
at::Tensor &
mul__Scalar(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    const at::Scalar & other) {
  auto & self_ = unpack(self, "self", 0);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(self);
  [[maybe_unused]] auto _any_has_forward_grad_self = (isFwGradDefined(self));
  check_inplace(self, _any_requires_grad);
  ::std::optional<at::Tensor> original_self;
  c10::intrusive_ptr<MulBackward1> grad_fn;
  if (_any_requires_grad) {
    grad_fn = c10::make_intrusive<MulBackward1>();
    grad_fn->set_next_edges(collect_next_edges(self));
    grad_fn->other = other;
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
    at::redispatch::mul_(ks & c10::after_autograd_keyset, self_, other);
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
    self_t = GradMode::is_enabled() ? self_t.clone() : self_t;
    self_new_fw_grad_opt = self_t_raw.defined() ? self_t_raw.copy_(self_t * other) : self_t * other;
  }
  if (self_new_fw_grad_opt.has_value()
      && self_new_fw_grad_opt.value().defined()
      && self.defined()) {
    self._set_fw_grad(self_new_fw_grad_opt.value(), /*level*/0, /*is_inplace_op*/true);
  }
  return self;
}
m.impl("mul_.Scalar", TORCH_FN(VariableType::mul__Scalar));
