// astgen-golden 1
// _trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1) -> Tensor
at::Tensor
_trilinear(
    c10::DispatchKeySet ks,
    const at::Tensor & i1,
    const at::Tensor & i2,
    const at::Tensor & i3,
    at::IntArrayRef expand1,
    at::IntArrayRef expand2,
    at::IntArrayRef expand3,
    at::IntArrayRef sumdim,
    int64_t unroll_dim) {
  auto & i1_ = unpack(i1, "i1", 0);
  auto & i2_ = unpack(i2, "i2", 1);
  auto & i3_ = unpack(i3, "i3", 2);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(i1, i2, i3);
  [[maybe_unused]] auto _any_has_forward_grad_result = (isFwGradDefined(i1)
      || isFwGradDefined(i2)
      || isFwGradDefined(i3));
  c10::intrusive_ptr<TrilinearBackward0> grad_fn;
  if (_any_requires_grad) {
    grad_fn = c10::make_intrusive<TrilinearBackward0>();
    grad_fn->set_next_edges(collect_next_edges(i1, i2, i3));
    grad_fn->expand1 = expand1.vec();
    grad_fn->expand2 = expand2.vec();
    grad_fn->expand3 = expand3.vec();
    if (grad_fn->should_compute_output(1) || grad_fn->should_compute_output(2)) {
      grad_fn->i1_ = SavedVariable(i1, false);
    }
    if (grad_fn->should_compute_output(0) || grad_fn->should_compute_output(2)) {
      grad_fn->i2_ = SavedVariable(i2, false);
    }
    if (grad_fn->should_compute_output(0) || grad_fn->should_compute_output(1)) {
      grad_fn->i3_ = SavedVariable(i3, false);
    }
    grad_fn->sumdim = sumdim.vec();
  }
#ifndef NDEBUG
  auto i1__storage_saved = i1_.has_storage()
      ? ::std::optional<Storage>(i1_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> i1__impl_saved;
  if (i1_.defined())
    i1__impl_saved = i1_.getIntrusivePtr();
  auto i2__storage_saved = i2_.has_storage()
      ? ::std::optional<Storage>(i2_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> i2__impl_saved;
  if (i2_.defined())
    i2__impl_saved = i2_.getIntrusivePtr();
  auto i3__storage_saved = i3_.has_storage()
      ? ::std::optional<Storage>(i3_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> i3__impl_saved;
  if (i3_.defined())
    i3__impl_saved = i3_.getIntrusivePtr();
#endif
  auto _tmp = ([&]() {
    at::AutoDispatchBelowADInplaceOrView guard;
    return at::redispatch::_trilinear(
        ks & c10::after_autograd_keyset,
        i1_,
        i2_,
        i3_,
        expand1,
        expand2,
        expand3,
        sumdim,
        unroll_dim);
  })();
  auto result = std::move(_tmp);
#ifndef NDEBUG
  if (i1__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(i1_)
      && !at::impl::tensor_has_dispatch(i1_))
    TORCH_INTERNAL_ASSERT(i1__storage_saved.value().is_alias_of(i1_.storage()));
  if (i1__impl_saved && !at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(i1_))
    TORCH_INTERNAL_ASSERT(i1__impl_saved == i1_.getIntrusivePtr());
  if (i2__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(i2_)
      && !at::impl::tensor_has_dispatch(i2_))
    TORCH_INTERNAL_ASSERT(i2__storage_saved.value().is_alias_of(i2_.storage()));
  if (i2__impl_saved && !at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(i2_))
    TORCH_INTERNAL_ASSERT(i2__impl_saved == i2_.getIntrusivePtr());
  if (i3__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(i3_)
      && !at::impl::tensor_has_dispatch(i3_))
    TORCH_INTERNAL_ASSERT(i3__storage_saved.value().is_alias_of(i3_.storage()));
  if (i3__impl_saved && !at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(i3_))
    TORCH_INTERNAL_ASSERT(i3__impl_saved == i3_.getIntrusivePtr());
  if (result.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(result)) {
    TORCH_INTERNAL_ASSERT(result.storage().use_count() == 1, "function: _trilinear");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(result))
    TORCH_INTERNAL_ASSERT(
        result.use_count() == expected_fresh_use_count(result),
        "function: _trilinear");
#endif
  if (grad_fn) {
    set_history(flatten_tensor_args(result), grad_fn);
  }
  throw_error_for_complex_autograd(result, "_trilinear");
  ::std::optional<at::Tensor> result_new_fw_grad_opt = ::std::nullopt;
  if (_any_has_forward_grad_result && (result.defined())) {
    auto i1_t_raw = toNonOptFwGrad(i1);
    auto i1_tensor = toNonOptTensor(i1);
    auto i1_t = (i1_t_raw.defined() || !i1_tensor.defined())
        ? i1_t_raw
        : at::_efficientzerotensor_symint(i1_tensor.sym_sizes(), i1_tensor.options());
    update_wrapped_number(i1_tensor, i1_t);
    auto i1_p = toNonOptPrimal(i1);
    auto i2_t_raw = toNonOptFwGrad(i2);
    auto i2_tensor = toNonOptTensor(i2);
    auto i2_t = (i2_t_raw.defined() || !i2_tensor.defined())
        ? i2_t_raw
        : at::_efficientzerotensor_symint(i2_tensor.sym_sizes(), i2_tensor.options());
    update_wrapped_number(i2_tensor, i2_t);
    auto i2_p = toNonOptPrimal(i2);
    auto i3_t_raw = toNonOptFwGrad(i3);
    auto i3_tensor = toNonOptTensor(i3);
    auto i3_t = (i3_t_raw.defined() || !i3_tensor.defined())
        ? i3_t_raw
        : at::_efficientzerotensor_symint(i3_tensor.sym_sizes(), i3_tensor.options());
    update_wrapped_number(i3_tensor, i3_t);
    auto i3_p = toNonOptPrimal(i3);
    result_new_fw_grad_opt = _trilinear(
        i1_t,
        i2_p,
        i3_p,
        expand1,
        expand2,
        expand3,
        sumdim,
        unroll_dim)
        + _trilinear(i1_p, i2_t, i3_p, expand1, expand2, expand3, sumdim, unroll_dim)
        + _trilinear(i1_p, i2_p, i3_t, expand1, expand2, expand3, sumdim, unroll_dim);
  }
  if (result_new_fw_grad_opt.has_value()
      && result_new_fw_grad_opt.value().defined()
      && result.defined()) {
    result._set_fw_grad(result_new_fw_grad_opt.value(), /*level*/0, /*is_inplace_op*/false);
  }
  return result;
}
m.impl("_trilinear", TORCH_FN(VariableType::_trilinear));
