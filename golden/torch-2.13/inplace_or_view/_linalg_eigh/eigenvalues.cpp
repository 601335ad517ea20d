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
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::_linalg_eigh_eigenvalues::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        A,
        UPLO,
        compute_v,
        eigenvalues,
        eigenvectors);
  }
  increment_version(eigenvalues);
  increment_version(eigenvectors);
  return std::forward_as_tuple(eigenvalues, eigenvectors);
}
m.impl("_linalg_eigh.eigenvalues", TORCH_FN(ADInplaceOrView::_linalg_eigh_out_eigenvalues));
