// astgen-golden 1
// detach_(Tensor(a!) self) -> Tensor(a!)
struct TORCH_API detach_ {
  using schema = at::Tensor & (at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::detach_";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "detach_(Tensor(a!) self) -> Tensor(a!)";

  static at::Tensor & call(at::Tensor & self);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self);
};
// aten::detach_(Tensor(a!) self) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<detach_::schema>
create_detach__typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(detach_::name, detach_::overload_name)
      .typed<detach_::schema>();
}
// aten::detach_(Tensor(a!) self) -> Tensor(a!)
at::Tensor &
detach_::call(at::Tensor & self) {
  static auto op = create_detach__typed_handle();
  return op.call(self);
}
// aten::detach_(Tensor(a!) self) -> Tensor(a!)
at::Tensor &
detach_::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self) {
  static auto op = create_detach__typed_handle();
  return op.redispatch(dispatchKeySet, self);
}
