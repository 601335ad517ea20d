// astgen-golden 1
// div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
struct TORCH_API div__Scalar_mode {
  using schema = at::Tensor & (at::Tensor &, const at::Scalar &, ::std::optional<c10::string_view>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::div_";
  static constexpr const char* overload_name = "Scalar_mode";
  static constexpr const char* schema_str = "div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      const at::Scalar & other,
      ::std::optional<c10::string_view> rounding_mode);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      const at::Scalar & other,
      ::std::optional<c10::string_view> rounding_mode);
};
// aten::div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<div__Scalar_mode::schema>
create_div__Scalar_mode_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(div__Scalar_mode::name, div__Scalar_mode::overload_name)
      .typed<div__Scalar_mode::schema>();
}
// aten::div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
at::Tensor &
div__Scalar_mode::call(
    at::Tensor & self,
    const at::Scalar & other,
    ::std::optional<c10::string_view> rounding_mode) {
  static auto op = create_div__Scalar_mode_typed_handle();
  return op.call(self, other, rounding_mode);
}
// aten::div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
at::Tensor &
div__Scalar_mode::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    const at::Scalar & other,
    ::std::optional<c10::string_view> rounding_mode) {
  static auto op = create_div__Scalar_mode_typed_handle();
  return op.redispatch(dispatchKeySet, self, other, rounding_mode);
}
