// astgen-golden 1
// stride.int(Tensor self, int dim) -> int
struct TORCH_API stride_int {
  using schema = int64_t (const at::Tensor &, int64_t);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::stride";
  static constexpr const char* overload_name = "int";
  static constexpr const char* schema_str = "stride.int(Tensor self, int dim) -> int";

  static int64_t call(
      const at::Tensor & self,
      int64_t dim);
  static int64_t redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      int64_t dim);
};
// aten::stride.int(Tensor self, int dim) -> int
static C10_NOINLINE c10::TypedOperatorHandle<stride_int::schema>
create_stride_int_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(stride_int::name, stride_int::overload_name)
      .typed<stride_int::schema>();
}
// aten::stride.int(Tensor self, int dim) -> int
int64_t
stride_int::call(
    const at::Tensor & self,
    int64_t dim) {
  static auto op = create_stride_int_typed_handle();
  return op.call(self, dim);
}
// aten::stride.int(Tensor self, int dim) -> int
int64_t
stride_int::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    int64_t dim) {
  static auto op = create_stride_int_typed_handle();
  return op.redispatch(dispatchKeySet, self, dim);
}
