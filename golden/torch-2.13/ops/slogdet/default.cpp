// astgen-golden 1
// slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)
struct TORCH_API slogdet {
  using schema = ::std::tuple<at::Tensor,at::Tensor> (const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::slogdet";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)";

  static ::std::tuple<at::Tensor,at::Tensor> call(const at::Tensor & self);
  static ::std::tuple<at::Tensor,at::Tensor> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self);
};
// aten::slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)
static C10_NOINLINE c10::TypedOperatorHandle<slogdet::schema>
create_slogdet_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(slogdet::name, slogdet::overload_name)
      .typed<slogdet::schema>();
}
// aten::slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)
::std::tuple<at::Tensor,at::Tensor>
slogdet::call(const at::Tensor & self) {
  static auto op = create_slogdet_typed_handle();
  return op.call(self);
}
// aten::slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)
::std::tuple<at::Tensor,at::Tensor>
slogdet::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  static auto op = create_slogdet_typed_handle();
  return op.redispatch(dispatchKeySet, self);
}
