// astgen-golden 1
// normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
at::Tensor
normal_float_Tensor(
    c10::DispatchKeySet ks,
    double mean,
    const at::Tensor & std,
    ::std::optional<at::Generator> generator) {
  auto & std_ = unpack(std, "std", 1);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(std);
  [[maybe_unused]] auto _any_has_forward_grad_result = (isFwGradDefined(std));
  c10::intrusive_ptr<NormalBackward2> grad_fn;
  if (_any_requires_grad) {
    grad_fn = c10::make_intrusive<NormalBackward2>();
    grad_fn->set_next_edges(collect_next_edges(std));
    grad_fn->std_sym_sizes = std.sym_sizes().vec();
  }
#ifndef NDEBUG
  auto std__storage_saved = std_.has_storage()
      ? ::std::optional<Storage>(std_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> std__impl_saved;
  if (std_.defined())
    std__impl_saved = std_.getIntrusivePtr();
#endif
  auto _tmp = ([&]() {
    at::AutoDispatchBelowADInplaceOrView guard;
    return at::redispatch::normal(ks & c10::after_autograd_keyset, mean, std_, generator);
  })();
  auto result = std::move(_tmp);
#ifndef NDEBUG
  if (std__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(std_)
      && !at::impl::tensor_has_dispatch(std_))
    TORCH_INTERNAL_ASSERT(std__storage_saved.value().is_alias_of(std_.storage()));
  if (std__impl_saved && !at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(std_))
    TORCH_INTERNAL_ASSERT(std__impl_saved == std_.getIntrusivePtr());
  if (result.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(result)) {
    TORCH_INTERNAL_ASSERT(result.storage().use_count() == 1, "function: normal_float_Tensor");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(result))
    TORCH_INTERNAL_ASSERT(
        result.use_count() == expected_fresh_use_count(result),
        "function: normal_float_Tensor");
#endif
  if (grad_fn) {
    set_history(flatten_tensor_args(result), grad_fn);
  }
  throw_error_for_complex_autograd(result, "normal");
  ::std::optional<at::Tensor> result_new_fw_grad_opt = ::std::nullopt;
  if (_any_has_forward_grad_result && (result.defined())) {
    auto std_t_raw = toNonOptFwGrad(std);
    auto std_tensor = toNonOptTensor(std);
    auto std_t = (std_t_raw.defined() || !std_tensor.defined())
        ? std_t_raw
        : at::_efficientzerotensor_symint(std_tensor.sym_sizes(), std_tensor.options());
    update_wrapped_number(std_tensor, std_t);
    auto std_p = toNonOptPrimal(std);
    result_new_fw_grad_opt = (at::zeros_symint(std_p.sym_sizes(), std_t.conj().options())).conj();
  }
  if (result_new_fw_grad_opt.has_value()
      && result_new_fw_grad_opt.value().defined()
      && result.defined()) {
    result._set_fw_grad(result_new_fw_grad_opt.value(), /*level*/0, /*is_inplace_op*/false);
  }
  return result;
}
m.impl("normal.float_Tensor", TORCH_FN(VariableType::normal_float_Tensor));
