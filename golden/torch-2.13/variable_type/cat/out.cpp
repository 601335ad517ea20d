// astgen-golden 1
// cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
cat_out_out(
    c10::DispatchKeySet ks,
    const at::ITensorListRef & tensors,
    int64_t dim,
    at::Tensor & out) {
  auto tensors_ = unpack(tensors, "tensors", 0);
  auto & out_ = unpack(out, "out", 2);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(tensors);
  [[maybe_unused]] auto _any_has_forward_grad_result = true;
  c10::intrusive_ptr<Node> grad_fn;
  if (compute_requires_grad(tensors)) {
    throw_error_out_requires_grad("cat");
  }
  if (compute_requires_grad(out)) {
    throw_error_out_requires_grad("cat");
  }
#ifndef NDEBUG
  std::vector<::std::optional<Storage>> tensors__storage_saved(tensors_.size());
  for (const Tensor & tensor : tensors_)
    tensors__storage_saved.push_back(
        tensor.has_storage() ? ::std::optional<Storage>(tensor.storage()) : ::std::nullopt);
  std::vector<c10::intrusive_ptr<TensorImpl>> tensors__impl_saved(tensors_.size());
  for (size_t i = 0; i < tensors_.size(); i++)
    if (tensors_[i].defined())
      tensors__impl_saved[i] = tensors_[i].getIntrusivePtr();
  auto out__storage_saved = out_.has_storage()
      ? ::std::optional<Storage>(out_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> out__impl_saved;
  if (out_.defined())
    out__impl_saved = out_.getIntrusivePtr();
#endif
  {
    at::AutoDispatchBelowAutograd guard;
    at::redispatch::cat_outf(ks & c10::after_autograd_keyset, tensors_, dim, out_);
  }
#ifndef NDEBUG
  for (size_t i = 0; i < tensors_.size() && !at::impl::dispatch_mode_enabled(); i++) {
    if (tensors__storage_saved[i].has_value() && !at::impl::tensorlist_has_dispatch(tensors_))
      TORCH_INTERNAL_ASSERT(tensors__storage_saved[i].value().is_alias_of(tensors_[i].storage()));
  }
  for (size_t i = 0; i < tensors_.size() && !at::impl::dispatch_mode_enabled(); i++) {
    if (tensors__impl_saved[i] && !at::impl::tensorlist_has_dispatch(tensors_))
      TORCH_INTERNAL_ASSERT(tensors__impl_saved[i] == tensors_[i].getIntrusivePtr());
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
      !((isFwGradDefinedTensorList(tensors) || isFwGradDefined(out))),
      "Trying to use forward AD with cat_out that does not support it because it is an out= function");
  return out;
}
m.impl("cat.out", TORCH_FN(VariableType::cat_out_out));
