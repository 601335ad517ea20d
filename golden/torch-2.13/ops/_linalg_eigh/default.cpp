// astgen-golden 1
// _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)
struct TORCH_API _linalg_eigh {
  using schema = ::std::tuple<at::Tensor,at::Tensor> (const at::Tensor &, c10::string_view, bool);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_linalg_eigh";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "_linalg_eigh(Tensor A, str UPLO=\"L\", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)";

  static ::std::tuple<at::Tensor,at::Tensor> call(
      const at::Tensor & A,
      c10::string_view UPLO,
      bool compute_v);
  static ::std::tuple<at::Tensor,at::Tensor> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & A,
      c10::string_view UPLO,
      bool compute_v);
};
// aten::_linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)
static C10_NOINLINE c10::TypedOperatorHandle<_linalg_eigh::schema>
create__linalg_eigh_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_linalg_eigh::name, _linalg_eigh::overload_name)
      .typed<_linalg_eigh::schema>();
}
// aten::_linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)
::std::tuple<at::Tensor,at::Tensor>
_linalg_eigh::call(
    const at::Tensor & A,
    c10::string_view UPLO,
    bool compute_v) {
  static auto op = create__linalg_eigh_typed_handle();
  return op.call(A, UPLO, compute_v);
}
// aten::_linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)
::std::tuple<at::Tensor,at::Tensor>
_linalg_eigh::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & A,
    c10::string_view UPLO,
    bool compute_v) {
  static auto op = create__linalg_eigh_typed_handle();
  return op.redispatch(dispatchKeySet, A, UPLO, compute_v);
}
