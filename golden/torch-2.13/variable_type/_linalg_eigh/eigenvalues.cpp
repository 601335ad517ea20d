// astgen-golden 1
// _linalg_eigh.eigenvalues(Tensor A, str UPLO="L", bool compute_v=True, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
::std::tuple<at::Tensor &,at::Tensor &>
_linalg_eigh_out_eigenvalues(
    c10::DispatchKeySet ks,
    const at::Tensor & A,
    c10::string_view UPLO,
    bool compute_v,
    at::Tensor & eigenvalues,
    at::Tensor & eigenvectors) {
  auto & A_ = unpack(A, "A", 0);
  auto & eigenvalues_ = unpack(eigenvalues, "eigenvalues", 3);
  auto & eigenvectors_ = unpack(eigenvectors, "eigenvectors", 4);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(A);
  [[maybe_unused]] auto _any_has_forward_grad_eigenvalues_eigenvectors = (isFwGradDefined(A));
  c10::intrusive_ptr<Node> grad_fn;
  if (compute_requires_grad(A)) {
    throw_error_out_requires_grad("_linalg_eigh");
  }
  if (compute_requires_grad(eigenvalues, eigenvectors)) {
    throw_error_out_requires_grad("_linalg_eigh");
  }
#ifndef NDEBUG
  auto A__storage_saved = A_.has_storage()
      ? ::std::optional<Storage>(A_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> A__impl_saved;
  if (A_.defined())
    A__impl_saved = A_.getIntrusivePtr();
  auto eigenvalues__storage_saved = eigenvalues_.has_storage()
      ? ::std::optional<Storage>(eigenvalues_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> eigenvalues__impl_saved;
  if (eigenvalues_.defined())
    eigenvalues__impl_saved = eigenvalues_.getIntrusivePtr();
  auto eigenvectors__storage_saved = eigenvectors_.has_storage()
      ? ::std::optional<Storage>(eigenvectors_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> eigenvectors__impl_saved;
  if (eigenvectors_.defined())
    eigenvectors__impl_saved = eigenvectors_.getIntrusivePtr();
#endif
  {
    at::AutoDispatchBelowAutograd guard;
    at::redispatch::_linalg_eigh_outf(
        ks & c10::after_autograd_keyset,
        A_,
        UPLO,
        compute_v,
        eigenvalues_,
        eigenvectors_);
  }
#ifndef NDEBUG
  if (A__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(A_)
      && !at::impl::tensor_has_dispatch(A_))
    TORCH_INTERNAL_ASSERT(A__storage_saved.value().is_alias_of(A_.storage()));
  if (A__impl_saved && !at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(A_))
    TORCH_INTERNAL_ASSERT(A__impl_saved == A_.getIntrusivePtr());
  if (eigenvalues__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(eigenvalues_)
      && !at::impl::tensor_has_dispatch(eigenvalues_))
    TORCH_INTERNAL_ASSERT(eigenvalues__storage_saved.value().is_alias_of(eigenvalues_.storage()));
  if (eigenvalues__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(eigenvalues_))
    TORCH_INTERNAL_ASSERT(eigenvalues__impl_saved == eigenvalues_.getIntrusivePtr());
  if (eigenvectors__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(eigenvectors_)
      && !at::impl::tensor_has_dispatch(eigenvectors_))
    TORCH_INTERNAL_ASSERT(eigenvectors__storage_saved.value().is_alias_of(eigenvectors_.storage()));
  if (eigenvectors__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(eigenvectors_))
    TORCH_INTERNAL_ASSERT(eigenvectors__impl_saved == eigenvectors_.getIntrusivePtr());
#endif
  if (grad_fn) {
    rebase_history(flatten_tensor_args(eigenvalues, eigenvectors), grad_fn);
  }
  TORCH_CHECK_NOT_IMPLEMENTED(
      !((isFwGradDefined(A) || isFwGradDefined(eigenvalues) || isFwGradDefined(eigenvectors))),
      "Trying to use forward AD with _linalg_eigh_out that does not support it because it is an out= function");
  return std::forward_as_tuple(eigenvalues, eigenvectors);
}
m.impl("_linalg_eigh.eigenvalues", TORCH_FN(VariableType::_linalg_eigh_out_eigenvalues));
