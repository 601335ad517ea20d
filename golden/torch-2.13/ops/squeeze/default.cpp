// astgen-golden 1
// squeeze(Tensor(a) self) -> Tensor(a)
struct TORCH_API squeeze {
  using schema = at::Tensor (const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::squeeze";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "squeeze(Tensor(a) self) -> Tensor(a)";

  static at::Tensor call(const at::Tensor & self);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self);
};
// aten::squeeze(Tensor(a) self) -> Tensor(a)
static C10_NOINLINE c10::TypedOperatorHandle<squeeze::schema>
create_squeeze_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(squeeze::name, squeeze::overload_name)
      .typed<squeeze::schema>();
}
// aten::squeeze(Tensor(a) self) -> Tensor(a)
at::Tensor
squeeze::call(const at::Tensor & self) {
  static auto op = create_squeeze_typed_handle();
  return op.call(self);
}
// aten::squeeze(Tensor(a) self) -> Tensor(a)
at::Tensor
squeeze::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  static auto op = create_squeeze_typed_handle();
  return op.redispatch(dispatchKeySet, self);
}
