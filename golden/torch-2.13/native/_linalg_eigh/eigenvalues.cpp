// astgen-golden 1
// _linalg_eigh.eigenvalues(Tensor A, str UPLO="L", bool compute_v=True, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
struct TORCH_API structured__linalg_eigh_out : public at::meta::structured__linalg_eigh {
  void impl(
      const at::Tensor & A,
      c10::string_view UPLO,
      bool compute_v,
      const at::Tensor & eigenvalues,
      const at::Tensor & eigenvectors);
};
