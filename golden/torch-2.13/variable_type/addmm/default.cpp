// astgen-golden 1
// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
at::Tensor
addmm(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    const at::Scalar & beta,
    const at::Scalar & alpha) {
  auto & self_ = unpack(self, "self", 0);
  auto & mat1_ = unpack(mat1, "mat1", 1);
  auto & mat2_ = unpack(mat2, "mat2", 2);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(self, mat1, mat2);
  [[maybe_unused]] auto _any_has_forward_grad_result = (isFwGradDefined(self)
      || isFwGradDefined(mat1)
      || isFwGradDefined(mat2));
  c10::intrusive_ptr<AddmmBackward0> grad_fn;
  if (_any_requires_grad) {
    grad_fn = c10::make_intrusive<AddmmBackward0>();
    grad_fn->set_next_edges(collect_next_edges(self, mat1, mat2));
    grad_fn->alpha = alpha;
    grad_fn->beta = beta;
    if (grad_fn->should_compute_output(2)) {
      grad_fn->mat1_ = SavedVariable(mat1, false);
    }
    grad_fn->mat1_layout = mat1.layout();
    grad_fn->mat1_sym_sizes = mat1.sym_sizes().vec();
    grad_fn->mat1_sym_strides = strides_or_error(mat1, "mat1").vec();
    if (grad_fn->should_compute_output(1)) {
      grad_fn->mat2_ = SavedVariable(mat2, false);
    }
    grad_fn->mat2_layout = mat2.layout();
    grad_fn->mat2_sym_sizes = mat2.sym_sizes().vec();
    grad_fn->mat2_sym_strides = strides_or_error(mat2, "mat2").vec();
  }
#ifndef NDEBUG
  auto self__storage_saved = self_.has_storage()
      ? ::std::optional<Storage>(self_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> self__impl_saved;
  if (self_.defined())
    self__impl_saved = self_.getIntrusivePtr();
  auto mat1__storage_saved = mat1_.has_storage()
      ? ::std::optional<Storage>(mat1_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> mat1__impl_saved;
  if (mat1_.defined())
    mat1__impl_saved = mat1_.getIntrusivePtr();
  auto mat2__storage_saved = mat2_.has_storage()
      ? ::std::optional<Storage>(mat2_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> mat2__impl_saved;
  if (mat2_.defined())
    mat2__impl_saved = mat2_.getIntrusivePtr();
#endif
  auto _tmp = ([&]() {
    at::AutoDispatchBelowADInplaceOrView guard;
    return at::redispatch::addmm(ks & c10::after_autograd_keyset, self_, mat1_, mat2_, beta, alpha);
  })();
  auto result = std::move(_tmp);
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
  if (mat1__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(mat1_)
      && !at::impl::tensor_has_dispatch(mat1_))
    TORCH_INTERNAL_ASSERT(mat1__storage_saved.value().is_alias_of(mat1_.storage()));
  if (mat1__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(mat1_))
    TORCH_INTERNAL_ASSERT(mat1__impl_saved == mat1_.getIntrusivePtr());
  if (mat2__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(mat2_)
      && !at::impl::tensor_has_dispatch(mat2_))
    TORCH_INTERNAL_ASSERT(mat2__storage_saved.value().is_alias_of(mat2_.storage()));
  if (mat2__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(mat2_))
    TORCH_INTERNAL_ASSERT(mat2__impl_saved == mat2_.getIntrusivePtr());
  if (result.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(result)) {
    TORCH_INTERNAL_ASSERT(result.storage().use_count() == 1, "function: addmm");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(result))
    TORCH_INTERNAL_ASSERT(
        result.use_count() == expected_fresh_use_count(result),
        "function: addmm");
#endif
  if (grad_fn) {
    set_history(flatten_tensor_args(result), grad_fn);
  }
  ::std::optional<at::Tensor> result_new_fw_grad_opt = ::std::nullopt;
  if (_any_has_forward_grad_result && (result.defined())) {
    auto self_t_raw = toNonOptFwGrad(self);
    auto self_tensor = toNonOptTensor(self);
    auto self_t = (self_t_raw.defined() || !self_tensor.defined())
        ? self_t_raw
        : at::_efficientzerotensor_symint(self_tensor.sym_sizes(), self_tensor.options());
    update_wrapped_number(self_tensor, self_t);
    auto mat1_t_raw = toNonOptFwGrad(mat1);
    auto mat1_tensor = toNonOptTensor(mat1);
    auto mat1_t = (mat1_t_raw.defined() || !mat1_tensor.defined())
        ? mat1_t_raw
        : at::_efficientzerotensor_symint(mat1_tensor.sym_sizes(), mat1_tensor.options());
    update_wrapped_number(mat1_tensor, mat1_t);
    auto mat1_p = toNonOptPrimal(mat1);
    auto mat2_t_raw = toNonOptFwGrad(mat2);
    auto mat2_tensor = toNonOptTensor(mat2);
    auto mat2_t = (mat2_t_raw.defined() || !mat2_tensor.defined())
        ? mat2_t_raw
        : at::_efficientzerotensor_symint(mat2_tensor.sym_sizes(), mat2_tensor.options());
    update_wrapped_number(mat2_tensor, mat2_t);
    auto mat2_p = toNonOptPrimal(mat2);
    result_new_fw_grad_opt = maybe_multiply(self_t, beta)
        + maybe_multiply(mat1_t.mm(mat2_p), alpha)
        + maybe_multiply(mat1_p.mm(mat2_t), alpha);
  }
  if (result_new_fw_grad_opt.has_value()
      && result_new_fw_grad_opt.value().defined()
      && result.defined()) {
    result._set_fw_grad(result_new_fw_grad_opt.value(), /*level*/0, /*is_inplace_op*/false);
  }
  return result;
}
m.impl("addmm", TORCH_FN(VariableType::addmm));
