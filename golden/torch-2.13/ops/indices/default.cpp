// astgen-golden 1
// indices(Tensor(a) self) -> Tensor(a)
struct TORCH_API indices {
  using schema = at::Tensor (const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::indices";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "indices(Tensor(a) self) -> Tensor(a)";

  static at::Tensor call(const at::Tensor & self);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self);
};
// aten::indices(Tensor(a) self) -> Tensor(a)
static C10_NOINLINE c10::TypedOperatorHandle<indices::schema>
create_indices_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(indices::name, indices::overload_name)
      .typed<indices::schema>();
}
// aten::indices(Tensor(a) self) -> Tensor(a)
at::Tensor
indices::call(const at::Tensor & self) {
  static auto op = create_indices_typed_handle();
  return op.call(self);
}
// aten::indices(Tensor(a) self) -> Tensor(a)
at::Tensor
indices::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  static auto op = create_indices_typed_handle();
  return op.redispatch(dispatchKeySet, self);
}
