// astgen-golden 1
// fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
struct TORCH_API fill__Scalar {
  using schema = at::Tensor & (at::Tensor &, const at::Scalar &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::fill_";
  static constexpr const char* overload_name = "Scalar";
  static constexpr const char* schema_str = "fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      const at::Scalar & value);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      const at::Scalar & value);
};
// aten::fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<fill__Scalar::schema>
create_fill__Scalar_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(fill__Scalar::name, fill__Scalar::overload_name)
      .typed<fill__Scalar::schema>();
}
// aten::fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
at::Tensor &
fill__Scalar::call(
    at::Tensor & self,
    const at::Scalar & value) {
  static auto op = create_fill__Scalar_typed_handle();
  return op.call(self, value);
}
// aten::fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
at::Tensor &
fill__Scalar::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    const at::Scalar & value) {
  static auto op = create_fill__Scalar_typed_handle();
  return op.redispatch(dispatchKeySet, self, value);
}
