// astgen-golden 1
// _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
::std::tuple<at::Tensor,at::Tensor,at::Tensor>
_native_batch_norm_legit_no_stats(
    c10::DispatchKeySet ks,
    const at::Tensor & input,
    const ::std::optional<at::Tensor> & weight,
    const ::std::optional<at::Tensor> & bias,
    bool training,
    double momentum,
    double eps) {
  auto & input_ = unpack(input, "input", 0);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(input, weight, bias);
  [[maybe_unused]] auto _any_has_forward_grad_result0 = (isFwGradDefined(input)
      || isFwGradDefined(weight)
      || isFwGradDefined(bias));
  c10::intrusive_ptr<NativeBatchNormLegitBackward1> grad_fn;
  if (_any_requires_grad) {
    grad_fn = c10::make_intrusive<NativeBatchNormLegitBackward1>();
    grad_fn->set_next_edges(collect_next_edges(input, weight, bias));
    grad_fn->eps = eps;
    grad_fn->input_ = SavedVariable(input, false);
    grad_fn->training = training;
    grad_fn->weight_ = SavedVariable(weight, false);
  }
#ifndef NDEBUG
  auto input__storage_saved = input_.has_storage()
      ? ::std::optional<Storage>(input_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> input__impl_saved;
  if (input_.defined())
    input__impl_saved = input_.getIntrusivePtr();
#endif
  auto _tmp = ([&]() {
    at::AutoDispatchBelowADInplaceOrView guard;
    return at::redispatch::_native_batch_norm_legit(
        ks & c10::after_autograd_keyset,
        input_,
        weight,
        bias,
        training,
        momentum,
        eps);
  })();
  auto [result0, result1, result2] = std::move(_tmp);
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
  if (result0.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(result0)) {
    TORCH_INTERNAL_ASSERT(
        result0.storage().use_count() == 1,
        "function: _native_batch_norm_legit_no_stats");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(result0))
    TORCH_INTERNAL_ASSERT(
        result0.use_count() == expected_fresh_use_count(result0),
        "function: _native_batch_norm_legit_no_stats");
  if (result1.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(result1)) {
    TORCH_INTERNAL_ASSERT(
        result1.storage().use_count() == 1,
        "function: _native_batch_norm_legit_no_stats");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(result1))
    TORCH_INTERNAL_ASSERT(
        result1.use_count() == expected_fresh_use_count(result1),
        "function: _native_batch_norm_legit_no_stats");
  if (result2.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(result2)) {
    TORCH_INTERNAL_ASSERT(
        result2.storage().use_count() == 1,
        "function: _native_batch_norm_legit_no_stats");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(result2))
    TORCH_INTERNAL_ASSERT(
        result2.use_count() == expected_fresh_use_count(result2),
        "function: _native_batch_norm_legit_no_stats");
#endif
  if (grad_fn) {
    set_history(flatten_tensor_args(result0), grad_fn);
  }
  throw_error_for_complex_autograd(result0, "_native_batch_norm_legit");
  ::std::optional<at::Tensor> result0_new_fw_grad_opt = ::std::nullopt;
  if (_any_has_forward_grad_result0 && (result0.defined())) {
    auto input_t_raw = toNonOptFwGrad(input);
    auto input_tensor = toNonOptTensor(input);
    auto input_t = (input_t_raw.defined() || !input_tensor.defined())
        ? input_t_raw
        : at::_efficientzerotensor_symint(input_tensor.sym_sizes(), input_tensor.options());
    update_wrapped_number(input_tensor, input_t);
    auto input_p = toNonOptPrimal(input);
    auto weight_t_raw = toNonOptFwGrad(weight);
    auto weight_tensor = toNonOptTensor(weight);
    auto weight_t = (weight_t_raw.defined() || !weight_tensor.defined())
        ? weight_t_raw
        : at::_efficientzerotensor_symint(weight_tensor.sym_sizes(), weight_tensor.options());
    update_wrapped_number(weight_tensor, weight_t);
    auto weight_p = toNonOptPrimal(weight);
    auto bias_t_raw = toNonOptFwGrad(bias);
    auto bias_tensor = toNonOptTensor(bias);
    auto bias_t = (bias_t_raw.defined() || !bias_tensor.defined())
        ? bias_t_raw
        : at::_efficientzerotensor_symint(bias_tensor.sym_sizes(), bias_tensor.options());
    update_wrapped_number(bias_tensor, bias_t);
    auto bias_p = toNonOptPrimal(bias);
    result0_new_fw_grad_opt = batch_norm_jvp(
        input_p,
        input_t,
        weight_p,
        weight_t,
        bias_p,
        bias_t,
        Tensor(),
        Tensor(),
        result1,
        result2,
        training,
        eps);
  }
  if (result0_new_fw_grad_opt.has_value()
      && result0_new_fw_grad_opt.value().defined()
      && result0.defined()) {
    result0._set_fw_grad(result0_new_fw_grad_opt.value(), /*level*/0, /*is_inplace_op*/false);
  }
  if (grad_fn) {
    grad_fn->result1_ = SavedVariable(result1, true);
    grad_fn->result2_ = SavedVariable(result2, true);
  }
  return std::make_tuple(std::move(result0), std::move(result1), std::move(result2));
}
m.impl(
    "_native_batch_norm_legit.no_stats",
    TORCH_FN(VariableType::_native_batch_norm_legit_no_stats));
