// astgen-golden 1
// set_(Tensor(a!) self) -> Tensor(a!)
struct TORCH_API set_ {
  using schema = at::Tensor & (at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::set_";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "set_(Tensor(a!) self) -> Tensor(a!)";

  static at::Tensor & call(at::Tensor & self);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self);
};
// aten::set_(Tensor(a!) self) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<set_::schema>
create_set__typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(set_::name, set_::overload_name)
      .typed<set_::schema>();
}
// aten::set_(Tensor(a!) self) -> Tensor(a!)
at::Tensor &
set_::call(at::Tensor & self) {
  static auto op = create_set__typed_handle();
  return op.call(self);
}
// aten::set_(Tensor(a!) self) -> Tensor(a!)
at::Tensor &
set_::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self) {
  static auto op = create_set__typed_handle();
  return op.redispatch(dispatchKeySet, self);
}
