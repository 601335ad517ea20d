// astgen-golden 1
// fill.Scalar(Tensor self, Scalar value) -> Tensor
struct TORCH_API fill_Scalar {
  using schema = at::Tensor (const at::Tensor &, const at::Scalar &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::fill";
  static constexpr const char* overload_name = "Scalar";
  static constexpr const char* schema_str = "fill.Scalar(Tensor self, Scalar value) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      const at::Scalar & value);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Scalar & value);
};
// aten::fill.Scalar(Tensor self, Scalar value) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<fill_Scalar::schema>
create_fill_Scalar_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(fill_Scalar::name, fill_Scalar::overload_name)
      .typed<fill_Scalar::schema>();
}
// aten::fill.Scalar(Tensor self, Scalar value) -> Tensor
at::Tensor
fill_Scalar::call(
    const at::Tensor & self,
    const at::Scalar & value) {
  static auto op = create_fill_Scalar_typed_handle();
  return op.call(self, value);
}
// aten::fill.Scalar(Tensor self, Scalar value) -> Tensor
at::Tensor
fill_Scalar::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Scalar & value) {
  static auto op = create_fill_Scalar_typed_handle();
  return op.redispatch(dispatchKeySet, self, value);
}
