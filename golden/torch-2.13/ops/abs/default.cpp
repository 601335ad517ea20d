// astgen-golden 1
// abs(Tensor self) -> Tensor
struct TORCH_API abs {
  using schema = at::Tensor (const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::abs";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "abs(Tensor self) -> Tensor";

  static at::Tensor call(const at::Tensor & self);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self);
};
// aten::abs(Tensor self) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<abs::schema>
create_abs_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(abs::name, abs::overload_name)
      .typed<abs::schema>();
}
// aten::abs(Tensor self) -> Tensor
at::Tensor
abs::call(const at::Tensor & self) {
  static auto op = create_abs_typed_handle();
  return op.call(self);
}
// aten::abs(Tensor self) -> Tensor
at::Tensor
abs::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  static auto op = create_abs_typed_handle();
  return op.redispatch(dispatchKeySet, self);
}
