// astgen-golden 1
// __iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
struct TORCH_API __iand___Tensor {
  using schema = at::Tensor & (at::Tensor &, const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::__iand__";
  static constexpr const char* overload_name = "Tensor";
  static constexpr const char* schema_str = "__iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      const at::Tensor & other);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      const at::Tensor & other);
};
// aten::__iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<__iand___Tensor::schema>
create___iand___Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(__iand___Tensor::name, __iand___Tensor::overload_name)
      .typed<__iand___Tensor::schema>();
}
// aten::__iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
at::Tensor &
__iand___Tensor::call(
    at::Tensor & self,
    const at::Tensor & other) {
  static auto op = create___iand___Tensor_typed_handle();
  return op.call(self, other);
}
// aten::__iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
at::Tensor &
__iand___Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    const at::Tensor & other) {
  static auto op = create___iand___Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, self, other);
}
