// astgen-golden 1
// div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
struct TORCH_API div_Scalar_mode {
  using schema = at::Tensor (const at::Tensor &, const at::Scalar &, ::std::optional<c10::string_view>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::div";
  static constexpr const char* overload_name = "Scalar_mode";
  static constexpr const char* schema_str = "div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      const at::Scalar & other,
      ::std::optional<c10::string_view> rounding_mode);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Scalar & other,
      ::std::optional<c10::string_view> rounding_mode);
};
// aten::div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<div_Scalar_mode::schema>
create_div_Scalar_mode_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(div_Scalar_mode::name, div_Scalar_mode::overload_name)
      .typed<div_Scalar_mode::schema>();
}
// aten::div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
at::Tensor
div_Scalar_mode::call(
    const at::Tensor & self,
    const at::Scalar & other,
    ::std::optional<c10::string_view> rounding_mode) {
  static auto op = create_div_Scalar_mode_typed_handle();
  return op.call(self, other, rounding_mode);
}
// aten::div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
at::Tensor
div_Scalar_mode::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Scalar & other,
    ::std::optional<c10::string_view> rounding_mode) {
  static auto op = create_div_Scalar_mode_typed_handle();
  return op.redispatch(dispatchKeySet, self, other, rounding_mode);
}
