// astgen-golden 1
// __ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
struct TORCH_API __ilshift___Tensor {
  using schema = at::Tensor & (at::Tensor &, const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::__ilshift__";
  static constexpr const char* overload_name = "Tensor";
  static constexpr const char* schema_str = "__ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      const at::Tensor & other);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      const at::Tensor & other);
};
// aten::__ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<__ilshift___Tensor::schema>
create___ilshift___Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(__ilshift___Tensor::name, __ilshift___Tensor::overload_name)
      .typed<__ilshift___Tensor::schema>();
}
// aten::__ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
at::Tensor &
__ilshift___Tensor::call(
    at::Tensor & self,
    const at::Tensor & other) {
  static auto op = create___ilshift___Tensor_typed_handle();
  return op.call(self, other);
}
// aten::__ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
at::Tensor &
__ilshift___Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    const at::Tensor & other) {
  static auto op = create___ilshift___Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, self, other);
}
