// astgen-golden 1
// max(Tensor self) -> Tensor
struct TORCH_API max {
  using schema = at::Tensor (const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::max";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "max(Tensor self) -> Tensor";

  static at::Tensor call(const at::Tensor & self);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self);
};
// aten::max(Tensor self) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<max::schema>
create_max_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(max::name, max::overload_name)
      .typed<max::schema>();
}
// aten::max(Tensor self) -> Tensor
at::Tensor
max::call(const at::Tensor & self) {
  static auto op = create_max_typed_handle();
  return op.call(self);
}
// aten::max(Tensor self) -> Tensor
at::Tensor
max::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  static auto op = create_max_typed_handle();
  return op.redispatch(dispatchKeySet, self);
}
