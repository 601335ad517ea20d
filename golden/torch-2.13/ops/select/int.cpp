// astgen-golden 1
// select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
struct TORCH_API select_int {
  using schema = at::Tensor (const at::Tensor &, int64_t, c10::SymInt);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::select";
  static constexpr const char* overload_name = "int";
  static constexpr const char* schema_str = "select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)";

  static at::Tensor call(
      const at::Tensor & self,
      int64_t dim,
      c10::SymInt index);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      int64_t dim,
      c10::SymInt index);
};
// aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
static C10_NOINLINE c10::TypedOperatorHandle<select_int::schema>
create_select_int_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(select_int::name, select_int::overload_name)
      .typed<select_int::schema>();
}
// aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
at::Tensor
select_int::call(
    const at::Tensor & self,
    int64_t dim,
    c10::SymInt index) {
  static auto op = create_select_int_typed_handle();
  return op.call(self, dim, index);
}
// aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
at::Tensor
select_int::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    int64_t dim,
    c10::SymInt index) {
  static auto op = create_select_int_typed_handle();
  return op.redispatch(dispatchKeySet, self, dim, index);
}
