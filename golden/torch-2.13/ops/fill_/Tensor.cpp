// astgen-golden 1
// fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
struct TORCH_API fill__Tensor {
  using schema = at::Tensor & (at::Tensor &, const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::fill_";
  static constexpr const char* overload_name = "Tensor";
  static constexpr const char* schema_str = "fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      const at::Tensor & value);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      const at::Tensor & value);
};
// aten::fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<fill__Tensor::schema>
create_fill__Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(fill__Tensor::name, fill__Tensor::overload_name)
      .typed<fill__Tensor::schema>();
}
// aten::fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
at::Tensor &
fill__Tensor::call(
    at::Tensor & self,
    const at::Tensor & value) {
  static auto op = create_fill__Tensor_typed_handle();
  return op.call(self, value);
}
// aten::fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
at::Tensor &
fill__Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    const at::Tensor & value) {
  static auto op = create_fill__Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, self, value);
}
