// astgen-golden 1
// add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
at::Tensor &
add__Tensor(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    const at::Tensor & other,
    const at::Scalar & alpha) {
  auto & self_ = unpack(self, "self", 0);
  auto & other_ = unpack(other, "other", 1);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(self, other);
  [[maybe_unused]] auto _any_has_forward_grad_self = (isFwGradDefined(self)
      || isFwGradDefined(other));
  check_inplace(self, _any_requires_grad);
  ::std::optional<at::Tensor> original_self;
  c10::intrusive_ptr<AddBackward0> grad_fn;
  if (_any_requires_grad) {
    grad_fn = c10::make_intrusive<AddBackward0>();
    grad_fn->set_next_edges(collect_next_edges(self, other));
    grad_fn->alpha = alpha;
    grad_fn->other_scalar_type = other.scalar_type();
    grad_fn->self_scalar_type = self.scalar_type();
  }
#ifndef NDEBUG
  auto self__storage_saved = self_.has_storage()
      ? ::std::optional<Storage>(self_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> self__impl_saved;
  if (self_.defined())
    self__impl_saved = self_.getIntrusivePtr();
  auto other__storage_saved = other_.has_storage()
      ? ::std::optional<Storage>(other_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> other__impl_saved;
  if (other_.defined())
    other__impl_saved = other_.getIntrusivePtr();
#endif
  {
    at::AutoDispatchBelowAutograd guard;
    at::redispatch::add_(ks & c10::after_autograd_keyset, self_, other_, alpha);
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
  if (other__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(other_)
      && !at::impl::tensor_has_dispatch(other_))
    TORCH_INTERNAL_ASSERT(other__storage_saved.value().is_alias_of(other_.storage()));
  if (other__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(other_))
    TORCH_INTERNAL_ASSERT(other__impl_saved == other_.getIntrusivePtr());
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
    auto other_t_raw = toNonOptFwGrad(other);
    auto other_tensor = toNonOptTensor(other);
    auto other_t = (other_t_raw.defined() || !other_tensor.defined())
        ? other_t_raw
        : at::_efficientzerotensor_symint(other_tensor.sym_sizes(), other_tensor.options());
    update_wrapped_number(other_tensor, other_t);
    self_t = GradMode::is_enabled() ? self_t.clone() : self_t;
    self_new_fw_grad_opt = self_t_raw.defined()
        ? self_t_raw.copy_(self_t + maybe_multiply(other_t, alpha))
        : self_t + maybe_multiply(other_t, alpha);
  }
  if (self_new_fw_grad_opt.has_value()
      && self_new_fw_grad_opt.value().defined()
      && self.defined()) {
    self._set_fw_grad(self_new_fw_grad_opt.value(), /*level*/0, /*is_inplace_op*/true);
  }
  return self;
}
m.impl("add_.Tensor", TORCH_FN(VariableType::add__Tensor));
