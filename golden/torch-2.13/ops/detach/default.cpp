// astgen-golden 1
// detach(Tensor(a) self) -> Tensor(a)
struct TORCH_API detach {
  using schema = at::Tensor (const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::detach";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "detach(Tensor(a) self) -> Tensor(a)";

  static at::Tensor call(const at::Tensor & self);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self);
};
// aten::detach(Tensor(a) self) -> Tensor(a)
static C10_NOINLINE c10::TypedOperatorHandle<detach::schema>
create_detach_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(detach::name, detach::overload_name)
      .typed<detach::schema>();
}
// aten::detach(Tensor(a) self) -> Tensor(a)
at::Tensor
detach::call(const at::Tensor & self) {
  static auto op = create_detach_typed_handle();
  return op.call(self);
}
// aten::detach(Tensor(a) self) -> Tensor(a)
at::Tensor
detach::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  static auto op = create_detach_typed_handle();
  return op.redispatch(dispatchKeySet, self);
}
