// astgen-golden 1
// gelu(Tensor self, *, str approximate='none') -> Tensor
struct TORCH_API gelu {
  using schema = at::Tensor (const at::Tensor &, c10::string_view);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::gelu";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "gelu(Tensor self, *, str approximate='none') -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      c10::string_view approximate);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      c10::string_view approximate);
};
// aten::gelu(Tensor self, *, str approximate='none') -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<gelu::schema>
create_gelu_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(gelu::name, gelu::overload_name)
      .typed<gelu::schema>();
}
// aten::gelu(Tensor self, *, str approximate='none') -> Tensor
at::Tensor
gelu::call(
    const at::Tensor & self,
    c10::string_view approximate) {
  static auto op = create_gelu_typed_handle();
  return op.call(self, approximate);
}
// aten::gelu(Tensor self, *, str approximate='none') -> Tensor
at::Tensor
gelu::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    c10::string_view approximate) {
  static auto op = create_gelu_typed_handle();
  return op.redispatch(dispatchKeySet, self, approximate);
}
