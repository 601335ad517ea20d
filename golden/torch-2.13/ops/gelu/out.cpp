// astgen-golden 1
// gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)
struct TORCH_API gelu_out {
  using schema = at::Tensor & (const at::Tensor &, c10::string_view, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::gelu";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      c10::string_view approximate,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      c10::string_view approximate,
      at::Tensor & out);
};
// aten::gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<gelu_out::schema>
create_gelu_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(gelu_out::name, gelu_out::overload_name)
      .typed<gelu_out::schema>();
}
// aten::gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)
at::Tensor &
gelu_out::call(
    const at::Tensor & self,
    c10::string_view approximate,
    at::Tensor & out) {
  static auto op = create_gelu_out_typed_handle();
  return op.call(self, approximate, out);
}
// aten::gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)
at::Tensor &
gelu_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    c10::string_view approximate,
    at::Tensor & out) {
  static auto op = create_gelu_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, approximate, out);
}
