// astgen-golden 1
// t_(Tensor(a!) self) -> Tensor(a!)
struct TORCH_API t_ {
  using schema = at::Tensor & (at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::t_";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "t_(Tensor(a!) self) -> Tensor(a!)";

  static at::Tensor & call(at::Tensor & self);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self);
};
// aten::t_(Tensor(a!) self) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<t_::schema>
create_t__typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(t_::name, t_::overload_name)
      .typed<t_::schema>();
}
// aten::t_(Tensor(a!) self) -> Tensor(a!)
at::Tensor &
t_::call(at::Tensor & self) {
  static auto op = create_t__typed_handle();
  return op.call(self);
}
// aten::t_(Tensor(a!) self) -> Tensor(a!)
at::Tensor &
t_::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self) {
  static auto op = create_t__typed_handle();
  return op.redispatch(dispatchKeySet, self);
}
