// astgen-golden 1
// svd.U(Tensor self, bool some=True, bool compute_uv=True, *, Tensor(a!) U, Tensor(b!) S, Tensor(c!) V) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) V)
struct TORCH_API svd_U {
  using schema = ::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &> (const at::Tensor &, bool, bool, at::Tensor &, at::Tensor &, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::svd";
  static constexpr const char* overload_name = "U";
  static constexpr const char* schema_str = "svd.U(Tensor self, bool some=True, bool compute_uv=True, *, Tensor(a!) U, Tensor(b!) S, Tensor(c!) V) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) V)";

  static ::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &> call(
      const at::Tensor & self,
      bool some,
      bool compute_uv,
      at::Tensor & U,
      at::Tensor & S,
      at::Tensor & V);
  static ::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      bool some,
      bool compute_uv,
      at::Tensor & U,
      at::Tensor & S,
      at::Tensor & V);
};
// aten::svd.U(Tensor self, bool some=True, bool compute_uv=True, *, Tensor(a!) U, Tensor(b!) S, Tensor(c!) V) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) V)
static C10_NOINLINE c10::TypedOperatorHandle<svd_U::schema>
create_svd_U_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(svd_U::name, svd_U::overload_name)
      .typed<svd_U::schema>();
}
// aten::svd.U(Tensor self, bool some=True, bool compute_uv=True, *, Tensor(a!) U, Tensor(b!) S, Tensor(c!) V) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) V)
::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &>
svd_U::call(
    const at::Tensor & self,
    bool some,
    bool compute_uv,
    at::Tensor & U,
    at::Tensor & S,
    at::Tensor & V) {
  static auto op = create_svd_U_typed_handle();
  return op.call(self, some, compute_uv, U, S, V);
}
// aten::svd.U(Tensor self, bool some=True, bool compute_uv=True, *, Tensor(a!) U, Tensor(b!) S, Tensor(c!) V) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) V)
::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &>
svd_U::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    bool some,
    bool compute_uv,
    at::Tensor & U,
    at::Tensor & S,
    at::Tensor & V) {
  static auto op = create_svd_U_typed_handle();
  return op.redispatch(dispatchKeySet, self, some, compute_uv, U, S, V);
}
