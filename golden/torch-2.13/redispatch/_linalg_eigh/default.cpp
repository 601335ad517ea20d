// astgen-golden 1
// _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)
// aten::_linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)
inline ::std::tuple<at::Tensor,at::Tensor>
_linalg_eigh(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & A,
    c10::string_view UPLO="L",
    bool compute_v=true) {
  return at::_ops::_linalg_eigh::redispatch(dispatchKeySet, A, UPLO, compute_v);
}
