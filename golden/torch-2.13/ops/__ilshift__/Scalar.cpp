// astgen-golden 1
// __ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
struct TORCH_API __ilshift___Scalar {
  using schema = at::Tensor & (at::Tensor &, const at::Scalar &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::__ilshift__";
  static constexpr const char* overload_name = "Scalar";
  static constexpr const char* schema_str = "__ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      const at::Scalar & other);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      const at::Scalar & other);
};
// aten::__ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<__ilshift___Scalar::schema>
create___ilshift___Scalar_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(__ilshift___Scalar::name, __ilshift___Scalar::overload_name)
      .typed<__ilshift___Scalar::schema>();
}
// aten::__ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
at::Tensor &
__ilshift___Scalar::call(
    at::Tensor & self,
    const at::Scalar & other) {
  static auto op = create___ilshift___Scalar_typed_handle();
  return op.call(self, other);
}
// aten::__ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
at::Tensor &
__ilshift___Scalar::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    const at::Scalar & other) {
  static auto op = create___ilshift___Scalar_typed_handle();
  return op.redispatch(dispatchKeySet, self, other);
}
