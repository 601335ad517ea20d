// astgen-golden 1
// normal.float_Tensor_out(float mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
normal_out_float_Tensor_out(
    c10::DispatchKeySet ks,
    double mean,
    const at::Tensor & std,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  auto & std_ = unpack(std, "std", 1);
  auto & out_ = unpack(out, "out", 3);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(std);
  [[maybe_unused]] auto _any_has_forward_grad_result = (isFwGradDefined(std));
  c10::intrusive_ptr<Node> grad_fn;
  if (compute_requires_grad(std)) {
    throw_error_out_requires_grad("normal");
  }
  if (compute_requires_grad(out)) {
    throw_error_out_requires_grad("normal");
  }
#ifndef NDEBUG
  auto std__storage_saved = std_.has_storage()
      ? ::std::optional<Storage>(std_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> std__impl_saved;
  if (std_.defined())
    std__impl_saved = std_.getIntrusivePtr();
  auto out__storage_saved = out_.has_storage()
      ? ::std::optional<Storage>(out_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> out__impl_saved;
  if (out_.defined())
    out__impl_saved = out_.getIntrusivePtr();
#endif
  {
    at::AutoDispatchBelowAutograd guard;
    at::redispatch::normal_outf(ks & c10::after_autograd_keyset, mean, std_, generator, out_);
  }
#ifndef NDEBUG
  if (std__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(std_)
      && !at::impl::tensor_has_dispatch(std_))
    TORCH_INTERNAL_ASSERT(std__storage_saved.value().is_alias_of(std_.storage()));
  if (std__impl_saved && !at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(std_))
    TORCH_INTERNAL_ASSERT(std__impl_saved == std_.getIntrusivePtr());
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
      !((isFwGradDefined(std) || isFwGradDefined(out))),
      "Trying to use forward AD with normal_out that does not support it because it is an out= function");
  return out;
}
m.impl("normal.float_Tensor_out", TORCH_FN(VariableType::normal_out_float_Tensor_out));
