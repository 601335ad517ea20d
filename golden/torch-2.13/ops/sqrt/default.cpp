// astgen-golden 1
// sqrt(Tensor self) -> Tensor
struct TORCH_API sqrt {
  using schema = at::Tensor (const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::sqrt";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "sqrt(Tensor self) -> Tensor";

  static at::Tensor call(const at::Tensor & self);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self);
};
// aten::sqrt(Tensor self) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<sqrt::schema>
create_sqrt_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(sqrt::name, sqrt::overload_name)
      .typed<sqrt::schema>();
}
// aten::sqrt(Tensor self) -> Tensor
at::Tensor
sqrt::call(const at::Tensor & self) {
  static auto op = create_sqrt_typed_handle();
  return op.call(self);
}
// aten::sqrt(Tensor self) -> Tensor
at::Tensor
sqrt::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  static auto op = create_sqrt_typed_handle();
  return op.redispatch(dispatchKeySet, self);
}
