// astgen-golden 1
// __iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
struct TORCH_API __iand___Scalar {
  using schema = at::Tensor & (at::Tensor &, const at::Scalar &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::__iand__";
  static constexpr const char* overload_name = "Scalar";
  static constexpr const char* schema_str = "__iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      const at::Scalar & other);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      const at::Scalar & other);
};
// aten::__iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<__iand___Scalar::schema>
create___iand___Scalar_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(__iand___Scalar::name, __iand___Scalar::overload_name)
      .typed<__iand___Scalar::schema>();
}
// aten::__iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
at::Tensor &
__iand___Scalar::call(
    at::Tensor & self,
    const at::Scalar & other) {
  static auto op = create___iand___Scalar_typed_handle();
  return op.call(self, other);
}
// aten::__iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
at::Tensor &
__iand___Scalar::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    const at::Scalar & other) {
  static auto op = create___iand___Scalar_typed_handle();
  return op.redispatch(dispatchKeySet, self, other);
}
