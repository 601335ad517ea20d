// astgen-golden 1
// convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
::std::tuple<at::Tensor,at::Tensor,at::Tensor>
convolution_backward(
    c10::DispatchKeySet ks,
    const at::Tensor & grad_output,
    const at::Tensor & input,
    const at::Tensor & weight,
    at::OptionalSymIntArrayRef bias_sizes,
    c10::SymIntArrayRef stride,
    c10::SymIntArrayRef padding,
    c10::SymIntArrayRef dilation,
    bool transposed,
    c10::SymIntArrayRef output_padding,
    c10::SymInt groups,
    ::std::array<bool,3> output_mask) {
  auto & grad_output_ = unpack(grad_output, "grad_output", 0);
  auto & input_ = unpack(input, "input", 1);
  auto & weight_ = unpack(weight, "weight", 2);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(grad_output, input, weight);
  [[maybe_unused]] auto _any_has_forward_grad_result0 = (isFwGradDefined(grad_output)
      || isFwGradDefined(weight));
  [[maybe_unused]] auto _any_has_forward_grad_result1 = (isFwGradDefined(grad_output)
      || isFwGradDefined(input));
  [[maybe_unused]] auto _any_has_forward_grad_result2 = (isFwGradDefined(grad_output));
  c10::intrusive_ptr<ConvolutionBackwardBackward0> grad_fn;
  if (_any_requires_grad) {
    grad_fn = c10::make_intrusive<ConvolutionBackwardBackward0>();
    grad_fn->set_next_edges(collect_next_edges(grad_output, input, weight));
    grad_fn->dilation = dilation.vec();
    grad_fn->grad_output_ = SavedVariable(grad_output, false);
    grad_fn->groups = groups;
    grad_fn->input_ = SavedVariable(input, false);
    grad_fn->output_padding = output_padding.vec();
    grad_fn->padding = padding.vec();
    grad_fn->stride = stride.vec();
    grad_fn->transposed = transposed;
    grad_fn->weight_ = SavedVariable(weight, false);
  }
#ifndef NDEBUG
  auto grad_output__storage_saved = grad_output_.has_storage()
      ? ::std::optional<Storage>(grad_output_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> grad_output__impl_saved;
  if (grad_output_.defined())
    grad_output__impl_saved = grad_output_.getIntrusivePtr();
  auto input__storage_saved = input_.has_storage()
      ? ::std::optional<Storage>(input_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> input__impl_saved;
  if (input_.defined())
    input__impl_saved = input_.getIntrusivePtr();
  auto weight__storage_saved = weight_.has_storage()
      ? ::std::optional<Storage>(weight_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> weight__impl_saved;
  if (weight_.defined())
    weight__impl_saved = weight_.getIntrusivePtr();
#endif
  auto _tmp = ([&]() {
    at::AutoDispatchBelowADInplaceOrView guard;
    return at::redispatch::convolution_backward_symint(
        ks & c10::after_autograd_keyset,
        grad_output_,
        input_,
        weight_,
        bias_sizes,
        stride,
        padding,
        dilation,
        transposed,
        output_padding,
        groups,
        output_mask);
  })();
  auto [result0, result1, result2] = std::move(_tmp);
#ifndef NDEBUG
  if (grad_output__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(grad_output_)
      && !at::impl::tensor_has_dispatch(grad_output_))
    TORCH_INTERNAL_ASSERT(grad_output__storage_saved.value().is_alias_of(grad_output_.storage()));
  if (grad_output__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(grad_output_))
    TORCH_INTERNAL_ASSERT(grad_output__impl_saved == grad_output_.getIntrusivePtr());
  if (input__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(input_)
      && !at::impl::tensor_has_dispatch(input_))
    TORCH_INTERNAL_ASSERT(input__storage_saved.value().is_alias_of(input_.storage()));
  if (input__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(input_))
    TORCH_INTERNAL_ASSERT(input__impl_saved == input_.getIntrusivePtr());
  if (weight__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(weight_)
      && !at::impl::tensor_has_dispatch(weight_))
    TORCH_INTERNAL_ASSERT(weight__storage_saved.value().is_alias_of(weight_.storage()));
  if (weight__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(weight_))
    TORCH_INTERNAL_ASSERT(weight__impl_saved == weight_.getIntrusivePtr());
  if (result0.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(result0)) {
    TORCH_INTERNAL_ASSERT(result0.storage().use_count() == 1, "function: convolution_backward");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(result0))
    TORCH_INTERNAL_ASSERT(
        result0.use_count() == expected_fresh_use_count(result0),
        "function: convolution_backward");
  if (result1.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(result1)) {
    TORCH_INTERNAL_ASSERT(result1.storage().use_count() == 1, "function: convolution_backward");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(result1))
    TORCH_INTERNAL_ASSERT(
        result1.use_count() == expected_fresh_use_count(result1),
        "function: convolution_backward");
  if (result2.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(result2)) {
    TORCH_INTERNAL_ASSERT(result2.storage().use_count() == 1, "function: convolution_backward");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(result2))
    TORCH_INTERNAL_ASSERT(
        result2.use_count() == expected_fresh_use_count(result2),
        "function: convolution_backward");
#endif
  if (grad_fn) {
    set_history(flatten_tensor_args(result0, result1, result2), grad_fn);
  }
  throw_error_for_complex_autograd(result0, "convolution_backward");
  throw_error_for_complex_autograd(result1, "convolution_backward");
  throw_error_for_complex_autograd(result2, "convolution_backward");
  ::std::optional<at::Tensor> result0_new_fw_grad_opt = ::std::nullopt;
  if (_any_has_forward_grad_result0 && (result0.defined())) {
    auto grad_output_t_raw = toNonOptFwGrad(grad_output);
    auto grad_output_tensor = toNonOptTensor(grad_output);
    auto grad_output_t = (grad_output_t_raw.defined() || !grad_output_tensor.defined())
        ? grad_output_t_raw
        : at::_efficientzerotensor_symint(
            grad_output_tensor.sym_sizes(),
            grad_output_tensor.options());
    update_wrapped_number(grad_output_tensor, grad_output_t);
    auto grad_output_p = toNonOptPrimal(grad_output);
    auto input_p = toNonOptPrimal(input);
    auto weight_t_raw = toNonOptFwGrad(weight);
    auto weight_tensor = toNonOptTensor(weight);
    auto weight_t = (weight_t_raw.defined() || !weight_tensor.defined())
        ? weight_t_raw
        : at::_efficientzerotensor_symint(weight_tensor.sym_sizes(), weight_tensor.options());
    update_wrapped_number(weight_tensor, weight_t);
    auto weight_p = toNonOptPrimal(weight);
    result0_new_fw_grad_opt = std::get<0>(
        convolution_backward_symint(
            grad_output_p,
            input_p,
            weight_t,
            bias_sizes,
            stride,
            padding,
            dilation,
            transposed,
            output_padding,
            groups,
            {true, false, false}))
        + std::get<0>(
            convolution_backward_symint(
                grad_output_t,
                input_p,
                weight_p,
                bias_sizes,
                stride,
                padding,
                dilation,
                transposed,
                output_padding,
                groups,
                {true, false, false}));
  }
  ::std::optional<at::Tensor> result1_new_fw_grad_opt = ::std::nullopt;
  if (_any_has_forward_grad_result1 && (result1.defined())) {
    auto grad_output_t_raw = toNonOptFwGrad(grad_output);
    auto grad_output_tensor = toNonOptTensor(grad_output);
    auto grad_output_t = (grad_output_t_raw.defined() || !grad_output_tensor.defined())
        ? grad_output_t_raw
        : at::_efficientzerotensor_symint(
            grad_output_tensor.sym_sizes(),
            grad_output_tensor.options());
    update_wrapped_number(grad_output_tensor, grad_output_t);
    auto grad_output_p = toNonOptPrimal(grad_output);
    auto input_t_raw = toNonOptFwGrad(input);
    auto input_tensor = toNonOptTensor(input);
    auto input_t = (input_t_raw.defined() || !input_tensor.defined())
        ? input_t_raw
        : at::_efficientzerotensor_symint(input_tensor.sym_sizes(), input_tensor.options());
    update_wrapped_number(input_tensor, input_t);
    auto input_p = toNonOptPrimal(input);
    auto weight_p = toNonOptPrimal(weight);
    result1_new_fw_grad_opt = std::get<1>(
        convolution_backward_symint(
            grad_output_p,
            input_t,
            weight_p,
            bias_sizes,
            stride,
            padding,
            dilation,
            transposed,
            output_padding,
            groups,
            {false, true, false}))
        + std::get<1>(
            convolution_backward_symint(
                grad_output_t,
                input_p,
                weight_p,
                bias_sizes,
                stride,
                padding,
                dilation,
                transposed,
                output_padding,
                groups,
                {false, true, false}));
  }
  ::std::optional<at::Tensor> result2_new_fw_grad_opt = ::std::nullopt;
  if (_any_has_forward_grad_result2 && (result2.defined())) {
    auto grad_output_t_raw = toNonOptFwGrad(grad_output);
    auto grad_output_tensor = toNonOptTensor(grad_output);
    auto grad_output_t = (grad_output_t_raw.defined() || !grad_output_tensor.defined())
        ? grad_output_t_raw
        : at::_efficientzerotensor_symint(
            grad_output_tensor.sym_sizes(),
            grad_output_tensor.options());
    update_wrapped_number(grad_output_tensor, grad_output_t);
    result2_new_fw_grad_opt = convolution_backward_jvp_grad_bias(grad_output_t, result2);
  }
  if (result0_new_fw_grad_opt.has_value()
      && result0_new_fw_grad_opt.value().defined()
      && result0.defined()) {
    result0._set_fw_grad(result0_new_fw_grad_opt.value(), /*level*/0, /*is_inplace_op*/false);
  }
  if (result1_new_fw_grad_opt.has_value()
      && result1_new_fw_grad_opt.value().defined()
      && result1.defined()) {
    result1._set_fw_grad(result1_new_fw_grad_opt.value(), /*level*/0, /*is_inplace_op*/false);
  }
  if (result2_new_fw_grad_opt.has_value()
      && result2_new_fw_grad_opt.value().defined()
      && result2.defined()) {
    result2._set_fw_grad(result2_new_fw_grad_opt.value(), /*level*/0, /*is_inplace_op*/false);
  }
  return std::make_tuple(std::move(result0), std::move(result1), std::move(result2));
}
m.impl("convolution_backward", TORCH_FN(VariableType::convolution_backward));
