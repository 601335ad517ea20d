// astgen-golden 1
// index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
index_out_Tensor_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const c10::List<::std::optional<at::Tensor>> & indices,
    at::Tensor & out) {
  auto & self_ = unpack(self, "self", 0);
  auto & out_ = unpack(out, "out", 2);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(self);
  [[maybe_unused]] auto _any_has_forward_grad_result = (isFwGradDefined(self));
  c10::intrusive_ptr<Node> grad_fn;
  if (compute_requires_grad(self, indices)) {
    throw_error_out_requires_grad("index");
  }
  if (compute_requires_grad(out)) {
    throw_error_out_requires_grad("index");
  }
#ifndef NDEBUG
  auto self__storage_saved = self_.has_storage()
      ? ::std::optional<Storage>(self_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> self__impl_saved;
  if (self_.defined())
    self__impl_saved = self_.getIntrusivePtr();
  std::vector<::std::optional<Storage>> indices_storage_saved(indices.size());
  for (const ::std::optional<Tensor> & tensor : indices)
    indices_storage_saved.push_back(
        tensor.has_value() && tensor->has_storage()
            ? ::std::optional<Storage>(tensor->storage())
            : ::std::nullopt);
  std::vector<c10::intrusive_ptr<TensorImpl>> indices_impl_saved(indices.size());
  for (size_t i = 0; i < indices.size(); i++) {
    ::std::optional<Tensor> t = indices[i];
    if (t.has_value() && t->defined())
      indices_impl_saved[i] = t->getIntrusivePtr();
  }
  auto out__storage_saved = out_.has_storage()
      ? ::std::optional<Storage>(out_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> out__impl_saved;
  if (out_.defined())
    out__impl_saved = out_.getIntrusivePtr();
#endif
  {
    at::AutoDispatchBelowAutograd guard;
    at::redispatch::index_outf(ks & c10::after_autograd_keyset, self_, indices, out_);
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
  for (size_t i = 0; i < indices.size() && !at::impl::dispatch_mode_enabled(); i++) {
    if (indices_storage_saved[i].has_value() && !at::impl::tensorlist_has_dispatch(indices))
      TORCH_INTERNAL_ASSERT(
          indices_storage_saved[i]
              .value()
              .is_alias_of(static_cast<::std::optional<Tensor>>(indices[i])->storage()));
  }
  for (size_t i = 0; i < indices.size() && !at::impl::dispatch_mode_enabled(); i++) {
    if (indices_impl_saved[i])
      TORCH_INTERNAL_ASSERT(
          indices_impl_saved[i]
              == static_cast<::std::optional<Tensor>>(indices[i])->getIntrusivePtr());
  }
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
      !((isFwGradDefined(self) || isFwGradDefinedTensorList(indices) || isFwGradDefined(out))),
      "Trying to use forward AD with index_out that does not support it because it is an out= function");
  return out;
}
m.impl("index.Tensor_out", TORCH_FN(VariableType::index_out_Tensor_out));
