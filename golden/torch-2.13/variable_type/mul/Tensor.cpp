// astgen-golden 1
// mul.Tensor(Tensor self, Tensor other) -> Tensor
at::Tensor
mul_Tensor(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Tensor & other) {
  auto & self_ = unpack(self, "self", 0);
  auto & other_ = unpack(other, "other", 1);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(self, other);
  [[maybe_unused]] auto _any_has_forward_grad_result = (isFwGradDefined(self)
      || isFwGradDefined(other));
  c10::intrusive_ptr<MulBackward0> grad_fn;
  if (_any_requires_grad) {
    grad_fn = c10::make_intrusive<MulBackward0>();
    grad_fn->set_next_edges(collect_next_edges(self, other));
    if (grad_fn->should_compute_output(0)) {
      grad_fn->other_ = SavedVariable(other, false);
    }
    grad_fn->other_scalar_type = other.scalar_type();
    if (grad_fn->should_compute_output(1)) {
      grad_fn->self_ = SavedVariable(self, false);
    }
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
  auto _tmp = ([&]() {
    at::AutoDispatchBelowADInplaceOrView guard;
    return at::redispatch::mul(ks & c10::after_autograd_keyset, self_, other_);
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
  if (other__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(other_)
      && !at::impl::tensor_has_dispatch(other_))
    TORCH_INTERNAL_ASSERT(other__storage_saved.value().is_alias_of(other_.storage()));
  if (other__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(other_))
    TORCH_INTERNAL_ASSERT(other__impl_saved == other_.getIntrusivePtr());
  if (result.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(result)) {
    TORCH_INTERNAL_ASSERT(result.storage().use_count() == 1, "function: mul_Tensor");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(result))
    TORCH_INTERNAL_ASSERT(
        result.use_count() == expected_fresh_use_count(result),
        "function: mul_Tensor");
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
    auto self_p = toNonOptPrimal(self);
    auto other_t_raw = toNonOptFwGrad(other);
    auto other_tensor = toNonOptTensor(other);
    auto other_t = (other_t_raw.defined() || !other_tensor.defined())
        ? other_t_raw
        : at::_efficientzerotensor_symint(other_tensor.sym_sizes(), other_tensor.options());
    update_wrapped_number(other_tensor, other_t);
    auto other_p = toNonOptPrimal(other);
    result_new_fw_grad_opt = other_t * self_p + self_t * other_p;
  }
  if (result_new_fw_grad_opt.has_value()
      && result_new_fw_grad_opt.value().defined()
      && result.defined()) {
    result._set_fw_grad(result_new_fw_grad_opt.value(), /*level*/0, /*is_inplace_op*/false);
  }
  return result;
}
m.impl("mul.Tensor", TORCH_FN(VariableType::mul_Tensor));
