// astgen-golden 1
// slogdet.out(Tensor self, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign, Tensor(b!) logabsdet)
struct TORCH_API slogdet_out {
  using schema = ::std::tuple<at::Tensor &,at::Tensor &> (const at::Tensor &, at::Tensor &, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::slogdet";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "slogdet.out(Tensor self, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign, Tensor(b!) logabsdet)";

  static ::std::tuple<at::Tensor &,at::Tensor &> call(
      const at::Tensor & self,
      at::Tensor & sign,
      at::Tensor & logabsdet);
  static ::std::tuple<at::Tensor &,at::Tensor &> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      at::Tensor & sign,
      at::Tensor & logabsdet);
};
// aten::slogdet.out(Tensor self, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign, Tensor(b!) logabsdet)
static C10_NOINLINE c10::TypedOperatorHandle<slogdet_out::schema>
create_slogdet_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(slogdet_out::name, slogdet_out::overload_name)
      .typed<slogdet_out::schema>();
}
// aten::slogdet.out(Tensor self, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign, Tensor(b!) logabsdet)
::std::tuple<at::Tensor &,at::Tensor &>
slogdet_out::call(
    const at::Tensor & self,
    at::Tensor & sign,
    at::Tensor & logabsdet) {
  static auto op = create_slogdet_out_typed_handle();
  return op.call(self, sign, logabsdet);
}
// aten::slogdet.out(Tensor self, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign, Tensor(b!) logabsdet)
::std::tuple<at::Tensor &,at::Tensor &>
slogdet_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::Tensor & sign,
    at::Tensor & logabsdet) {
  static auto op = create_slogdet_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, sign, logabsdet);
}
