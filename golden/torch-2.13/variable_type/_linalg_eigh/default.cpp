// astgen-golden 1
// _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)
::std::tuple<at::Tensor,at::Tensor>
_linalg_eigh(
    c10::DispatchKeySet ks,
    const at::Tensor & A,
    c10::string_view UPLO,
    bool compute_v) {
  auto & A_ = unpack(A, "A", 0);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(A);
  [[maybe_unused]] auto _any_has_forward_grad_eigenvalues_eigenvectors = (isFwGradDefined(A));
  c10::intrusive_ptr<LinalgEighBackward0> grad_fn;
  if (_any_requires_grad) {
    grad_fn = c10::make_intrusive<LinalgEighBackward0>();
    grad_fn->set_next_edges(collect_next_edges(A));
  }
#ifndef NDEBUG
  auto A__storage_saved = A_.has_storage()
      ? ::std::optional<Storage>(A_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> A__impl_saved;
  if (A_.defined())
    A__impl_saved = A_.getIntrusivePtr();
#endif
  auto _tmp = ([&]() {
    at::AutoDispatchBelowADInplaceOrView guard;
    return at::redispatch::_linalg_eigh(ks & c10::after_autograd_keyset, A_, UPLO, compute_v);
  })();
  auto [eigenvalues, eigenvectors] = std::move(_tmp);
#ifndef NDEBUG
  if (A__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(A_)
      && !at::impl::tensor_has_dispatch(A_))
    TORCH_INTERNAL_ASSERT(A__storage_saved.value().is_alias_of(A_.storage()));
  if (A__impl_saved && !at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(A_))
    TORCH_INTERNAL_ASSERT(A__impl_saved == A_.getIntrusivePtr());
  if (eigenvalues.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(eigenvalues)) {
    TORCH_INTERNAL_ASSERT(eigenvalues.storage().use_count() == 1, "function: _linalg_eigh");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(eigenvalues))
    TORCH_INTERNAL_ASSERT(
        eigenvalues.use_count() == expected_fresh_use_count(eigenvalues),
        "function: _linalg_eigh");
  if (eigenvectors.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(eigenvectors)) {
    TORCH_INTERNAL_ASSERT(eigenvectors.storage().use_count() == 1, "function: _linalg_eigh");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(eigenvectors))
    TORCH_INTERNAL_ASSERT(
        eigenvectors.use_count() == expected_fresh_use_count(eigenvectors),
        "function: _linalg_eigh");
#endif
  if (grad_fn) {
    set_history(flatten_tensor_args(eigenvalues, eigenvectors), grad_fn);
  }
  ::std::optional<::std::tuple<at::Tensor,at::Tensor>> eigenvalues_eigenvectors_new_fw_grad_opt = ::std::nullopt;
  if (_any_has_forward_grad_eigenvalues_eigenvectors) {
    auto A_t_raw = toNonOptFwGrad(A);
    auto A_tensor = toNonOptTensor(A);
    auto A_t = (A_t_raw.defined() || !A_tensor.defined())
        ? A_t_raw
        : at::_efficientzerotensor_symint(A_tensor.sym_sizes(), A_tensor.options());
    update_wrapped_number(A_tensor, A_t);
    eigenvalues_eigenvectors_new_fw_grad_opt = linalg_eig_jvp(
        A_t,
        eigenvalues,
        eigenvectors,
        /*is_hermitian=*/true);
  }
  if (eigenvalues_eigenvectors_new_fw_grad_opt.has_value()
      && std::get<0>(eigenvalues_eigenvectors_new_fw_grad_opt.value()).defined()
      && eigenvalues.defined()) {
    eigenvalues._set_fw_grad(
        std::get<0>(eigenvalues_eigenvectors_new_fw_grad_opt.value()),
        /*level*/0,
        /*is_inplace_op*/false);
  }
  if (eigenvalues_eigenvectors_new_fw_grad_opt.has_value()
      && std::get<1>(eigenvalues_eigenvectors_new_fw_grad_opt.value()).defined()
      && eigenvectors.defined()) {
    eigenvectors._set_fw_grad(
        std::get<1>(eigenvalues_eigenvectors_new_fw_grad_opt.value()),
        /*level*/0,
        /*is_inplace_op*/false);
  }
  if (grad_fn) {
    grad_fn->eigenvalues_ = SavedVariable(eigenvalues, true);
    grad_fn->eigenvectors_ = SavedVariable(eigenvectors, true);
  }
  return std::make_tuple(std::move(eigenvalues), std::move(eigenvectors));
}
m.impl("_linalg_eigh", TORCH_FN(VariableType::_linalg_eigh));
