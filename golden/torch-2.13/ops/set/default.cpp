// astgen-golden 1
// set(Tensor self) -> Tensor
struct TORCH_API set {
  using schema = at::Tensor (const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::set";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "set(Tensor self) -> Tensor";

  static at::Tensor call(const at::Tensor & self);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self);
};
// aten::set(Tensor self) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<set::schema>
create_set_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(set::name, set::overload_name)
      .typed<set::schema>();
}
// aten::set(Tensor self) -> Tensor
at::Tensor
set::call(const at::Tensor & self) {
  static auto op = create_set_typed_handle();
  return op.call(self);
}
// aten::set(Tensor self) -> Tensor
at::Tensor
set::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  static auto op = create_set_typed_handle();
  return op.redispatch(dispatchKeySet, self);
}
