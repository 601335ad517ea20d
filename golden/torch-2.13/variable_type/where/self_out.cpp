// astgen-golden 1
// where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
where_out_self_out(
    c10::DispatchKeySet ks,
    const at::Tensor & condition,
    const at::Tensor & self,
    const at::Tensor & other,
    at::Tensor & out) {
  auto & condition_ = unpack(condition, "condition", 0);
  auto & self_ = unpack(self, "self", 1);
  auto & other_ = unpack(other, "other", 2);
  auto & out_ = unpack(out, "out", 3);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(self, other);
  [[maybe_unused]] auto _any_has_forward_grad_result = (isFwGradDefined(self)
      || isFwGradDefined(other));
  c10::intrusive_ptr<Node> grad_fn;
  if (compute_requires_grad(self, other)) {
    throw_error_out_requires_grad("where");
  }
  if (compute_requires_grad(out)) {
    throw_error_out_requires_grad("where");
  }
#ifndef NDEBUG
  auto condition__storage_saved = condition_.has_storage()
      ? ::std::optional<Storage>(condition_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> condition__impl_saved;
  if (condition_.defined())
    condition__impl_saved = condition_.getIntrusivePtr();
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
  auto out__storage_saved = out_.has_storage()
      ? ::std::optional<Storage>(out_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> out__impl_saved;
  if (out_.defined())
    out__impl_saved = out_.getIntrusivePtr();
#endif
  {
    at::AutoDispatchBelowAutograd guard;
    at::redispatch::where_outf(ks & c10::after_autograd_keyset, condition_, self_, other_, out_);
  }
#ifndef NDEBUG
  if (condition__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(condition_)
      && !at::impl::tensor_has_dispatch(condition_))
    TORCH_INTERNAL_ASSERT(condition__storage_saved.value().is_alias_of(condition_.storage()));
  if (condition__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(condition_))
    TORCH_INTERNAL_ASSERT(condition__impl_saved == condition_.getIntrusivePtr());
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
  if (out__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(out_)
      && !at::impl::tensor_has_dispatch(out_))
    TORCH_INTERNAL_ASSERT(out__storage_saved.value().is_alias_of(out_.storage()));
  if (out__impl_saved && !at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(out_))
    TORCH_INTERNAL_ASSERT(out__impl_saved == out_.getIntrusivePtr());
#endif
  if (grad_fn) {
    rebase_history(flatten_tensor_args(out), grad_fn);
  }
  TORCH_CHECK_NOT_IMPLEMENTED(
      !((isFwGradDefined(self) || isFwGradDefined(other) || isFwGradDefined(out))),
      "Trying to use forward AD with where_out that does not support it because it is an out= function");
  return out;
}
m.impl("where.self_out", TORCH_FN(VariableType::where_out_self_out));
