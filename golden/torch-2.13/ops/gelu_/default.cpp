// astgen-golden 1
// gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
struct TORCH_API gelu_ {
  using schema = at::Tensor & (at::Tensor &, c10::string_view);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::gelu_";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      c10::string_view approximate);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      c10::string_view approximate);
};
// aten::gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<gelu_::schema>
create_gelu__typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(gelu_::name, gelu_::overload_name)
      .typed<gelu_::schema>();
}
// aten::gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
at::Tensor &
gelu_::call(
    at::Tensor & self,
    c10::string_view approximate) {
  static auto op = create_gelu__typed_handle();
  return op.call(self, approximate);
}
// aten::gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
at::Tensor &
gelu_::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    c10::string_view approximate) {
  static auto op = create_gelu__typed_handle();
  return op.redispatch(dispatchKeySet, self, approximate);
}
