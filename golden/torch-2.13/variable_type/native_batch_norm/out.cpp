// astgen-golden 1
// native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &>
native_batch_norm_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & input,
    const ::std::optional<at::Tensor> & weight,
    const ::std::optional<at::Tensor> & bias,
    const ::std::optional<at::Tensor> & running_mean,
    const ::std::optional<at::Tensor> & running_var,
    bool training,
    double momentum,
    double eps,
    at::Tensor & out,
    at::Tensor & save_mean,
    at::Tensor & save_invstd) {
  auto & input_ = unpack(input, "input", 0);
  auto & out_ = unpack(out, "out", 8);
  auto & save_mean_ = unpack(save_mean, "save_mean", 9);
  auto & save_invstd_ = unpack(save_invstd, "save_invstd", 10);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(input, weight, bias);
  [[maybe_unused]] auto _any_has_forward_grad_result0 = (isFwGradDefined(input)
      || isFwGradDefined(weight)
      || isFwGradDefined(bias));
  c10::intrusive_ptr<Node> grad_fn;
  if (compute_requires_grad(input, weight, bias, running_mean, running_var)) {
    throw_error_out_requires_grad("native_batch_norm");
  }
  if (compute_requires_grad(out)) {
    throw_error_out_requires_grad("native_batch_norm");
  }
#ifndef NDEBUG
  auto input__storage_saved = input_.has_storage()
      ? ::std::optional<Storage>(input_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> input__impl_saved;
  if (input_.defined())
    input__impl_saved = input_.getIntrusivePtr();
  auto out__storage_saved = out_.has_storage()
      ? ::std::optional<Storage>(out_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> out__impl_saved;
  if (out_.defined())
    out__impl_saved = out_.getIntrusivePtr();
  auto save_mean__storage_saved = save_mean_.has_storage()
      ? ::std::optional<Storage>(save_mean_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> save_mean__impl_saved;
  if (save_mean_.defined())
    save_mean__impl_saved = save_mean_.getIntrusivePtr();
  auto save_invstd__storage_saved = save_invstd_.has_storage()
      ? ::std::optional<Storage>(save_invstd_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> save_invstd__impl_saved;
  if (save_invstd_.defined())
    save_invstd__impl_saved = save_invstd_.getIntrusivePtr();
#endif
  {
    at::AutoDispatchBelowAutograd guard;
    at::redispatch::native_batch_norm_outf(
        ks & c10::after_autograd_keyset,
        input_,
        weight,
        bias,
        running_mean,
        running_var,
        training,
        momentum,
        eps,
        out_,
        save_mean_,
        save_invstd_);
  }
#ifndef NDEBUG
  if (input__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(input_)
      && !at::impl::tensor_has_dispatch(input_))
    TORCH_INTERNAL_ASSERT(input__storage_saved.value().is_alias_of(input_.storage()));
  if (input__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(input_))
    TORCH_INTERNAL_ASSERT(input__impl_saved == input_.getIntrusivePtr());
  if (out__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(out_)
      && !at::impl::tensor_has_dispatch(out_))
    TORCH_INTERNAL_ASSERT(out__storage_saved.value().is_alias_of(out_.storage()));
  if (out__impl_saved && !at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(out_))
    TORCH_INTERNAL_ASSERT(out__impl_saved == out_.getIntrusivePtr());
  if (save_mean__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(save_mean_)
      && !at::impl::tensor_has_dispatch(save_mean_))
    TORCH_INTERNAL_ASSERT(save_mean__storage_saved.value().is_alias_of(save_mean_.storage()));
  if (save_mean__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(save_mean_))
    TORCH_INTERNAL_ASSERT(save_mean__impl_saved == save_mean_.getIntrusivePtr());
  if (save_invstd__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(save_invstd_)
      && !at::impl::tensor_has_dispatch(save_invstd_))
    TORCH_INTERNAL_ASSERT(save_invstd__storage_saved.value().is_alias_of(save_invstd_.storage()));
  if (save_invstd__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(save_invstd_))
    TORCH_INTERNAL_ASSERT(save_invstd__impl_saved == save_invstd_.getIntrusivePtr());
#endif
  if (grad_fn) {
    rebase_history(flatten_tensor_args(out), grad_fn);
  }
  TORCH_CHECK_NOT_IMPLEMENTED(
      !((isFwGradDefined(input)
          || isFwGradDefined(weight)
          || isFwGradDefined(bias)
          || isFwGradDefined(running_mean)
          || isFwGradDefined(running_var)
          || isFwGradDefined(out)
          || isFwGradDefined(save_mean)
          || isFwGradDefined(save_invstd))),
      "Trying to use forward AD with native_batch_norm_out that does not support it because it is an out= function");
  return std::forward_as_tuple(out, save_mean, save_invstd);
}
m.impl("native_batch_norm.out", TORCH_FN(VariableType::native_batch_norm_out_out));
