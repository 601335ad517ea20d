// astgen-golden 1
// squeeze_(Tensor(a!) self) -> Tensor(a!)
struct TORCH_API squeeze_ {
  using schema = at::Tensor & (at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::squeeze_";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "squeeze_(Tensor(a!) self) -> Tensor(a!)";

  static at::Tensor & call(at::Tensor & self);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self);
};
// aten::squeeze_(Tensor(a!) self) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<squeeze_::schema>
create_squeeze__typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(squeeze_::name, squeeze_::overload_name)
      .typed<squeeze_::schema>();
}
// aten::squeeze_(Tensor(a!) self) -> Tensor(a!)
at::Tensor &
squeeze_::call(at::Tensor & self) {
  static auto op = create_squeeze__typed_handle();
  return op.call(self);
}
// aten::squeeze_(Tensor(a!) self) -> Tensor(a!)
at::Tensor &
squeeze_::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self) {
  static auto op = create_squeeze__typed_handle();
  return op.redispatch(dispatchKeySet, self);
}
