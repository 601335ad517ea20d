// astgen-golden 1
// abs_(Tensor(a!) self) -> Tensor(a!)
struct TORCH_API abs_ {
  using schema = at::Tensor & (at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::abs_";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "abs_(Tensor(a!) self) -> Tensor(a!)";

  static at::Tensor & call(at::Tensor & self);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self);
};
// aten::abs_(Tensor(a!) self) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<abs_::schema>
create_abs__typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(abs_::name, abs_::overload_name)
      .typed<abs_::schema>();
}
// aten::abs_(Tensor(a!) self) -> Tensor(a!)
at::Tensor &
abs_::call(at::Tensor & self) {
  static auto op = create_abs__typed_handle();
  return op.call(self);
}
// aten::abs_(Tensor(a!) self) -> Tensor(a!)
at::Tensor &
abs_::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self) {
  static auto op = create_abs__typed_handle();
  return op.redispatch(dispatchKeySet, self);
}
