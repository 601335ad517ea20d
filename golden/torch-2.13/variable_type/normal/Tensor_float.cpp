// astgen-golden 1
// normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor
at::Tensor
normal_Tensor_float(
    c10::DispatchKeySet ks,
    const at::Tensor & mean,
    double std,
    ::std::optional<at::Generator> generator) {
  auto & mean_ = unpack(mean, "mean", 0);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(mean);
  [[maybe_unused]] auto _any_has_forward_grad_result = (isFwGradDefined(mean));
  c10::intrusive_ptr<NormalBackward1> grad_fn;
  if (_any_requires_grad) {
    grad_fn = c10::make_intrusive<NormalBackward1>();
    grad_fn->set_next_edges(collect_next_edges(mean));
    grad_fn->mean_sym_sizes = mean.sym_sizes().vec();
  }
#ifndef NDEBUG
  auto mean__storage_saved = mean_.has_storage()
      ? ::std::optional<Storage>(mean_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> mean__impl_saved;
  if (mean_.defined())
    mean__impl_saved = mean_.getIntrusivePtr();
#endif
  auto _tmp = ([&]() {
    at::AutoDispatchBelowADInplaceOrView guard;
    return at::redispatch::normal(ks & c10::after_autograd_keyset, mean_, std, generator);
  })();
  auto result = std::move(_tmp);
#ifndef NDEBUG
  if (mean__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(mean_)
      && !at::impl::tensor_has_dispatch(mean_))
    TORCH_INTERNAL_ASSERT(mean__storage_saved.value().is_alias_of(mean_.storage()));
  if (mean__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(mean_))
    TORCH_INTERNAL_ASSERT(mean__impl_saved == mean_.getIntrusivePtr());
  if (result.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(result)) {
    TORCH_INTERNAL_ASSERT(result.storage().use_count() == 1, "function: normal_Tensor_float");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(result))
    TORCH_INTERNAL_ASSERT(
        result.use_count() == expected_fresh_use_count(result),
        "function: normal_Tensor_float");
#endif
  if (grad_fn) {
    set_history(flatten_tensor_args(result), grad_fn);
  }
  throw_error_for_complex_autograd(result, "normal");
  ::std::optional<at::Tensor> result_new_fw_grad_opt = ::std::nullopt;
  if (_any_has_forward_grad_result && (result.defined())) {
    auto mean_t_raw = toNonOptFwGrad(mean);
    auto mean_tensor = toNonOptTensor(mean);
    auto mean_t = (mean_t_raw.defined() || !mean_tensor.defined())
        ? mean_t_raw
        : at::_efficientzerotensor_symint(mean_tensor.sym_sizes(), mean_tensor.options());
    update_wrapped_number(mean_tensor, mean_t);
    auto mean_p = toNonOptPrimal(mean);
    result_new_fw_grad_opt = (at::zeros_symint(mean_p.sym_sizes(), mean_t.conj().options())).conj();
  }
  if (result_new_fw_grad_opt.has_value()
      && result_new_fw_grad_opt.value().defined()
      && result.defined()) {
    result._set_fw_grad(result_new_fw_grad_opt.value(), /*level*/0, /*is_inplace_op*/false);
  }
  return result;
}
m.impl("normal.Tensor_float", TORCH_FN(VariableType::normal_Tensor_float));
