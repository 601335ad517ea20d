// astgen-golden 1
// narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)
struct TORCH_API narrow_Tensor {
  using schema = at::Tensor (const at::Tensor &, int64_t, const at::Tensor &, c10::SymInt);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::narrow";
  static constexpr const char* overload_name = "Tensor";
  static constexpr const char* schema_str = "narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)";

  static at::Tensor call(
      const at::Tensor & self,
      int64_t dim,
      const at::Tensor & start,
      c10::SymInt length);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      int64_t dim,
      const at::Tensor & start,
      c10::SymInt length);
};
// aten::narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)
static C10_NOINLINE c10::TypedOperatorHandle<narrow_Tensor::schema>
create_narrow_Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(narrow_Tensor::name, narrow_Tensor::overload_name)
      .typed<narrow_Tensor::schema>();
}
// aten::narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)
at::Tensor
narrow_Tensor::call(
    const at::Tensor & self,
    int64_t dim,
    const at::Tensor & start,
    c10::SymInt length) {
  static auto op = create_narrow_Tensor_typed_handle();
  return op.call(self, dim, start, length);
}
// aten::narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)
at::Tensor
narrow_Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    int64_t dim,
    const at::Tensor & start,
    c10::SymInt length) {
  static auto op = create_narrow_Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, self, dim, start, length);
}
