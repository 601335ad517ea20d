// astgen-golden 1
// _linalg_eigh.eigenvalues(Tensor A, str UPLO="L", bool compute_v=True, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
struct TORCH_API _linalg_eigh_eigenvalues {
  using schema = ::std::tuple<at::Tensor &,at::Tensor &> (const at::Tensor &, c10::string_view, bool, at::Tensor &, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_linalg_eigh";
  static constexpr const char* overload_name = "eigenvalues";
  static constexpr const char* schema_str = "_linalg_eigh.eigenvalues(Tensor A, str UPLO=\"L\", bool compute_v=True, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)";

  static ::std::tuple<at::Tensor &,at::Tensor &> call(
      const at::Tensor & A,
      c10::string_view UPLO,
      bool compute_v,
      at::Tensor & eigenvalues,
      at::Tensor & eigenvectors);
  static ::std::tuple<at::Tensor &,at::Tensor &> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & A,
      c10::string_view UPLO,
      bool compute_v,
      at::Tensor & eigenvalues,
      at::Tensor & eigenvectors);
};
// aten::_linalg_eigh.eigenvalues(Tensor A, str UPLO="L", bool compute_v=True, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
static C10_NOINLINE c10::TypedOperatorHandle<_linalg_eigh_eigenvalues::schema>
create__linalg_eigh_eigenvalues_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_linalg_eigh_eigenvalues::name, _linalg_eigh_eigenvalues::overload_name)
      .typed<_linalg_eigh_eigenvalues::schema>();
}
// aten::_linalg_eigh.eigenvalues(Tensor A, str UPLO="L", bool compute_v=True, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
::std::tuple<at::Tensor &,at::Tensor &>
_linalg_eigh_eigenvalues::call(
    const at::Tensor & A,
    c10::string_view UPLO,
    bool compute_v,
    at::Tensor & eigenvalues,
    at::Tensor & eigenvectors) {
  static auto op = create__linalg_eigh_eigenvalues_typed_handle();
  return op.call(A, UPLO, compute_v, eigenvalues, eigenvectors);
}
// aten::_linalg_eigh.eigenvalues(Tensor A, str UPLO="L", bool compute_v=True, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
::std::tuple<at::Tensor &,at::Tensor &>
_linalg_eigh_eigenvalues::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & A,
    c10::string_view UPLO,
    bool compute_v,
    at::Tensor & eigenvalues,
    at::Tensor & eigenvectors) {
  static auto op = create__linalg_eigh_eigenvalues_typed_handle();
  return op.redispatch(dispatchKeySet, A, UPLO, compute_v, eigenvalues, eigenvectors);
}
