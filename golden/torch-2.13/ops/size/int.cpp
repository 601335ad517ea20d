// astgen-golden 1
// size.int(Tensor self, int dim) -> int
struct TORCH_API size_int {
  using schema = int64_t (const at::Tensor &, int64_t);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::size";
  static constexpr const char* overload_name = "int";
  static constexpr const char* schema_str = "size.int(Tensor self, int dim) -> int";

  static int64_t call(
      const at::Tensor & self,
      int64_t dim);
  static int64_t redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      int64_t dim);
};
// aten::size.int(Tensor self, int dim) -> int
static C10_NOINLINE c10::TypedOperatorHandle<size_int::schema>
create_size_int_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(size_int::name, size_int::overload_name)
      .typed<size_int::schema>();
}
// aten::size.int(Tensor self, int dim) -> int
int64_t
size_int::call(
    const at::Tensor & self,
    int64_t dim) {
  static auto op = create_size_int_typed_handle();
  return op.call(self, dim);
}
// aten::size.int(Tensor self, int dim) -> int
int64_t
size_int::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    int64_t dim) {
  static auto op = create_size_int_typed_handle();
  return op.redispatch(dispatchKeySet, self, dim);
}
