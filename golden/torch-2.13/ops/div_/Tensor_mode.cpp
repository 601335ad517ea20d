// astgen-golden 1
// div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
struct TORCH_API div__Tensor_mode {
  using schema = at::Tensor & (at::Tensor &, const at::Tensor &, ::std::optional<c10::string_view>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::div_";
  static constexpr const char* overload_name = "Tensor_mode";
  static constexpr const char* schema_str = "div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      const at::Tensor & other,
      ::std::optional<c10::string_view> rounding_mode);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      const at::Tensor & other,
      ::std::optional<c10::string_view> rounding_mode);
};
// aten::div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<div__Tensor_mode::schema>
create_div__Tensor_mode_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(div__Tensor_mode::name, div__Tensor_mode::overload_name)
      .typed<div__Tensor_mode::schema>();
}
// aten::div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
at::Tensor &
div__Tensor_mode::call(
    at::Tensor & self,
    const at::Tensor & other,
    ::std::optional<c10::string_view> rounding_mode) {
  static auto op = create_div__Tensor_mode_typed_handle();
  return op.call(self, other, rounding_mode);
}
// aten::div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
at::Tensor &
div__Tensor_mode::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    const at::Tensor & other,
    ::std::optional<c10::string_view> rounding_mode) {
  static auto op = create_div__Tensor_mode_typed_handle();
  return op.redispatch(dispatchKeySet, self, other, rounding_mode);
}
