// astgen-golden 1
// sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
::std::tuple<at::Tensor &,at::Tensor &>
sort_out_values_stable(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    ::std::optional<bool> stable,
    int64_t dim,
    bool descending,
    at::Tensor & values,
    at::Tensor & indices) {
  auto & self_ = unpack(self, "self", 0);
  auto & values_ = unpack(values, "values", 4);
  auto & indices_ = unpack(indices, "indices", 5);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(self);
  [[maybe_unused]] auto _any_has_forward_grad_values = (isFwGradDefined(self));
  c10::intrusive_ptr<Node> grad_fn;
  if (compute_requires_grad(self)) {
    throw_error_out_requires_grad("sort");
  }
  if (compute_requires_grad(values)) {
    throw_error_out_requires_grad("sort");
  }
#ifndef NDEBUG
  auto self__storage_saved = self_.has_storage()
      ? ::std::optional<Storage>(self_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> self__impl_saved;
  if (self_.defined())
    self__impl_saved = self_.getIntrusivePtr();
  auto values__storage_saved = values_.has_storage()
      ? ::std::optional<Storage>(values_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> values__impl_saved;
  if (values_.defined())
    values__impl_saved = values_.getIntrusivePtr();
  auto indices__storage_saved = indices_.has_storage()
      ? ::std::optional<Storage>(indices_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> indices__impl_saved;
  if (indices_.defined())
    indices__impl_saved = indices_.getIntrusivePtr();
#endif
  {
    at::AutoDispatchBelowAutograd guard;
    at::redispatch::sort_outf(
        ks & c10::after_autograd_keyset,
        self_,
        stable,
        dim,
        descending,
        values_,
        indices_);
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
  if (values__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(values_)
      && !at::impl::tensor_has_dispatch(values_))
    TORCH_INTERNAL_ASSERT(values__storage_saved.value().is_alias_of(values_.storage()));
  if (values__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(values_))
    TORCH_INTERNAL_ASSERT(values__impl_saved == values_.getIntrusivePtr());
  if (indices__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(indices_)
      && !at::impl::tensor_has_dispatch(indices_))
    TORCH_INTERNAL_ASSERT(indices__storage_saved.value().is_alias_of(indices_.storage()));
  if (indices__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(indices_))
    TORCH_INTERNAL_ASSERT(indices__impl_saved == indices_.getIntrusivePtr());
#endif
  if (grad_fn) {
    rebase_history(flatten_tensor_args(values), grad_fn);
  }
  TORCH_CHECK_NOT_IMPLEMENTED(
      !((isFwGradDefined(self) || isFwGradDefined(values) || isFwGradDefined(indices))),
      "Trying to use forward AD with sort_out that does not support it because it is an out= function");
  return std::forward_as_tuple(values, indices);
}
m.impl("sort.values_stable", TORCH_FN(VariableType::sort_out_values_stable));
