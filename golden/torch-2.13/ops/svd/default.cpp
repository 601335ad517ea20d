// astgen-golden 1
// svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)
struct TORCH_API svd {
  using schema = ::std::tuple<at::Tensor,at::Tensor,at::Tensor> (const at::Tensor &, bool, bool);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::svd";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)";

  static ::std::tuple<at::Tensor,at::Tensor,at::Tensor> call(
      const at::Tensor & self,
      bool some,
      bool compute_uv);
  static ::std::tuple<at::Tensor,at::Tensor,at::Tensor> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      bool some,
      bool compute_uv);
};
// aten::svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)
static C10_NOINLINE c10::TypedOperatorHandle<svd::schema>
create_svd_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(svd::name, svd::overload_name)
      .typed<svd::schema>();
}
// aten::svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)
::std::tuple<at::Tensor,at::Tensor,at::Tensor>
svd::call(
    const at::Tensor & self,
    bool some,
    bool compute_uv) {
  static auto op = create_svd_typed_handle();
  return op.call(self, some, compute_uv);
}
// aten::svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)
::std::tuple<at::Tensor,at::Tensor,at::Tensor>
svd::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    bool some,
    bool compute_uv) {
  static auto op = create_svd_typed_handle();
  return op.redispatch(dispatchKeySet, self, some, compute_uv);
}
