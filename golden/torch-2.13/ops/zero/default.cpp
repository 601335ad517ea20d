// astgen-golden 1
// zero(Tensor self) -> Tensor
struct TORCH_API zero {
  using schema = at::Tensor (const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::zero";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "zero(Tensor self) -> Tensor";

  static at::Tensor call(const at::Tensor & self);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self);
};
// aten::zero(Tensor self) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<zero::schema>
create_zero_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(zero::name, zero::overload_name)
      .typed<zero::schema>();
}
// aten::zero(Tensor self) -> Tensor
at::Tensor
zero::call(const at::Tensor & self) {
  static auto op = create_zero_typed_handle();
  return op.call(self);
}
// aten::zero(Tensor self) -> Tensor
at::Tensor
zero::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  static auto op = create_zero_typed_handle();
  return op.redispatch(dispatchKeySet, self);
}
