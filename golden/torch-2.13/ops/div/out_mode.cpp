// astgen-golden 1
// div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API div_out_mode {
  using schema = at::Tensor & (const at::Tensor &, const at::Tensor &, ::std::optional<c10::string_view>, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::div";
  static constexpr const char* overload_name = "out_mode";
  static constexpr const char* schema_str = "div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      const at::Tensor & other,
      ::std::optional<c10::string_view> rounding_mode,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Tensor & other,
      ::std::optional<c10::string_view> rounding_mode,
      at::Tensor & out);
};
// aten::div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<div_out_mode::schema>
create_div_out_mode_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(div_out_mode::name, div_out_mode::overload_name)
      .typed<div_out_mode::schema>();
}
// aten::div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
div_out_mode::call(
    const at::Tensor & self,
    const at::Tensor & other,
    ::std::optional<c10::string_view> rounding_mode,
    at::Tensor & out) {
  static auto op = create_div_out_mode_typed_handle();
  return op.call(self, other, rounding_mode, out);
}
// aten::div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
div_out_mode::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & other,
    ::std::optional<c10::string_view> rounding_mode,
    at::Tensor & out) {
  static auto op = create_div_out_mode_typed_handle();
  return op.redispatch(dispatchKeySet, self, other, rounding_mode, out);
}
