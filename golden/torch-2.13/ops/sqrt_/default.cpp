// astgen-golden 1
// sqrt_(Tensor(a!) self) -> Tensor(a!)
struct TORCH_API sqrt_ {
  using schema = at::Tensor & (at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::sqrt_";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "sqrt_(Tensor(a!) self) -> Tensor(a!)";

  static at::Tensor & call(at::Tensor & self);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self);
};
// aten::sqrt_(Tensor(a!) self) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<sqrt_::schema>
create_sqrt__typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(sqrt_::name, sqrt_::overload_name)
      .typed<sqrt_::schema>();
}
// aten::sqrt_(Tensor(a!) self) -> Tensor(a!)
at::Tensor &
sqrt_::call(at::Tensor & self) {
  static auto op = create_sqrt__typed_handle();
  return op.call(self);
}
// aten::sqrt_(Tensor(a!) self) -> Tensor(a!)
at::Tensor &
sqrt_::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self) {
  static auto op = create_sqrt__typed_handle();
  return op.redispatch(dispatchKeySet, self);
}
