// astgen-golden 1
// max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)
::std::tuple<at::Tensor &,at::Tensor &>
max_out_dim_max(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    int64_t dim,
    bool keepdim,
    at::Tensor & max,
    at::Tensor & max_values) {
  auto & self_ = unpack(self, "self", 0);
  auto & max_ = unpack(max, "max", 3);
  auto & max_values_ = unpack(max_values, "max_values", 4);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(self);
  [[maybe_unused]] auto _any_has_forward_grad_values = (isFwGradDefined(self));
  c10::intrusive_ptr<Node> grad_fn;
  if (compute_requires_grad(self)) {
    throw_error_out_requires_grad("max");
  }
  if (compute_requires_grad(max)) {
    throw_error_out_requires_grad("max");
  }
#ifndef NDEBUG
  auto self__storage_saved = self_.has_storage()
      ? ::std::optional<Storage>(self_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> self__impl_saved;
  if (self_.defined())
    self__impl_saved = self_.getIntrusivePtr();
  auto max__storage_saved = max_.has_storage()
      ? ::std::optional<Storage>(max_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> max__impl_saved;
  if (max_.defined())
    max__impl_saved = max_.getIntrusivePtr();
  auto max_values__storage_saved = max_values_.has_storage()
      ? ::std::optional<Storage>(max_values_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> max_values__impl_saved;
  if (max_values_.defined())
    max_values__impl_saved = max_values_.getIntrusivePtr();
#endif
  {
    at::AutoDispatchBelowAutograd guard;
    at::redispatch::max_outf(
        ks & c10::after_autograd_keyset,
        self_,
        dim,
        keepdim,
        max_,
        max_values_);
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
  if (max__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(max_)
      && !at::impl::tensor_has_dispatch(max_))
    TORCH_INTERNAL_ASSERT(max__storage_saved.value().is_alias_of(max_.storage()));
  if (max__impl_saved && !at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(max_))
    TORCH_INTERNAL_ASSERT(max__impl_saved == max_.getIntrusivePtr());
  if (max_values__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(max_values_)
      && !at::impl::tensor_has_dispatch(max_values_))
    TORCH_INTERNAL_ASSERT(max_values__storage_saved.value().is_alias_of(max_values_.storage()));
  if (max_values__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(max_values_))
    TORCH_INTERNAL_ASSERT(max_values__impl_saved == max_values_.getIntrusivePtr());
#endif
  if (grad_fn) {
    rebase_history(flatten_tensor_args(max), grad_fn);
  }
  TORCH_CHECK_NOT_IMPLEMENTED(
      !((isFwGradDefined(self) || isFwGradDefined(max) || isFwGradDefined(max_values))),
      "Trying to use forward AD with max_out that does not support it because it is an out= function");
  return std::forward_as_tuple(max, max_values);
}
m.impl("max.dim_max", TORCH_FN(VariableType::max_out_dim_max));
