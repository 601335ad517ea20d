// astgen-golden 1
// where(Tensor condition) -> Tensor[]
struct TORCH_API where {
  using schema = ::std::vector<at::Tensor> (const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::where";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "where(Tensor condition) -> Tensor[]";

  static ::std::vector<at::Tensor> call(const at::Tensor & condition);
  static ::std::vector<at::Tensor> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & condition);
};
// aten::where(Tensor condition) -> Tensor[]
static C10_NOINLINE c10::TypedOperatorHandle<where::schema>
create_where_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(where::name, where::overload_name)
      .typed<where::schema>();
}
// aten::where(Tensor condition) -> Tensor[]
::std::vector<at::Tensor>
where::call(const at::Tensor & condition) {
  static auto op = create_where_typed_handle();
  return op.call(condition);
}
// aten::where(Tensor condition) -> Tensor[]
::std::vector<at::Tensor>
where::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & condition) {
  static auto op = create_where_typed_handle();
  return op.redispatch(dispatchKeySet, condition);
}
