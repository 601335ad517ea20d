// astgen-golden 1
// div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
struct TORCH_API div_Tensor_mode {
  using schema = at::Tensor (const at::Tensor &, const at::Tensor &, ::std::optional<c10::string_view>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::div";
  static constexpr const char* overload_name = "Tensor_mode";
  static constexpr const char* schema_str = "div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      const at::Tensor & other,
      ::std::optional<c10::string_view> rounding_mode);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Tensor & other,
      ::std::optional<c10::string_view> rounding_mode);
};
// aten::div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<div_Tensor_mode::schema>
create_div_Tensor_mode_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(div_Tensor_mode::name, div_Tensor_mode::overload_name)
      .typed<div_Tensor_mode::schema>();
}
// aten::div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
at::Tensor
div_Tensor_mode::call(
    const at::Tensor & self,
    const at::Tensor & other,
    ::std::optional<c10::string_view> rounding_mode) {
  static auto op = create_div_Tensor_mode_typed_handle();
  return op.call(self, other, rounding_mode);
}
// aten::div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
at::Tensor
div_Tensor_mode::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & other,
    ::std::optional<c10::string_view> rounding_mode) {
  static auto op = create_div_Tensor_mode_typed_handle();
  return op.redispatch(dispatchKeySet, self, other, rounding_mode);
}
