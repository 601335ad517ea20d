// astgen-golden 1
// aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)
::std::tuple<at::Tensor &,at::Tensor &>
aminmax_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    ::std::optional<int64_t> dim,
    bool keepdim,
    at::Tensor & min,
    at::Tensor & max) {
  auto & self_ = unpack(self, "self", 0);
  auto & min_ = unpack(min, "min", 3);
  auto & max_ = unpack(max, "max", 4);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(self);
  [[maybe_unused]] auto _any_has_forward_grad_max = (isFwGradDefined(self));
  [[maybe_unused]] auto _any_has_forward_grad_min = (isFwGradDefined(self));
  c10::intrusive_ptr<Node> grad_fn;
  if (compute_requires_grad(self)) {
    throw_error_out_requires_grad("aminmax");
  }
  if (compute_requires_grad(min, max)) {
    throw_error_out_requires_grad("aminmax");
  }
#ifndef NDEBUG
  auto self__storage_saved = self_.has_storage()
      ? ::std::optional<Storage>(self_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> self__impl_saved;
  if (self_.defined())
    self__impl_saved = self_.getIntrusivePtr();
  auto min__storage_saved = min_.has_storage()
      ? ::std::optional<Storage>(min_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> min__impl_saved;
  if (min_.defined())
    min__impl_saved = min_.getIntrusivePtr();
  auto max__storage_saved = max_.has_storage()
      ? ::std::optional<Storage>(max_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> max__impl_saved;
  if (max_.defined())
    max__impl_saved = max_.getIntrusivePtr();
#endif
  {
    at::AutoDispatchBelowAutograd guard;
    at::redispatch::aminmax_outf(ks & c10::after_autograd_keyset, self_, dim, keepdim, min_, max_);
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
  if (min__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(min_)
      && !at::impl::tensor_has_dispatch(min_))
    TORCH_INTERNAL_ASSERT(min__storage_saved.value().is_alias_of(min_.storage()));
  if (min__impl_saved && !at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(min_))
    TORCH_INTERNAL_ASSERT(min__impl_saved == min_.getIntrusivePtr());
  if (max__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(max_)
      && !at::impl::tensor_has_dispatch(max_))
    TORCH_INTERNAL_ASSERT(max__storage_saved.value().is_alias_of(max_.storage()));
  if (max__impl_saved && !at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(max_))
    TORCH_INTERNAL_ASSERT(max__impl_saved == max_.getIntrusivePtr());
#endif
  if (grad_fn) {
    rebase_history(flatten_tensor_args(min, max), grad_fn);
  }
  TORCH_CHECK_NOT_IMPLEMENTED(
      !((isFwGradDefined(self) || isFwGradDefined(min) || isFwGradDefined(max))),
      "Trying to use forward AD with aminmax_out that does not support it because it is an out= function");
  return std::forward_as_tuple(min, max);
}
m.impl("aminmax.out", TORCH_FN(VariableType::aminmax_out_out));
