// astgen-golden 1
// set.source_Storage(Tensor self, Storage source) -> Tensor
struct TORCH_API set_source_Storage {
  using schema = at::Tensor (const at::Tensor &, at::Storage);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::set";
  static constexpr const char* overload_name = "source_Storage";
  static constexpr const char* schema_str = "set.source_Storage(Tensor self, Storage source) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      at::Storage source);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      at::Storage source);
};
// aten::set.source_Storage(Tensor self, Storage source) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<set_source_Storage::schema>
create_set_source_Storage_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(set_source_Storage::name, set_source_Storage::overload_name)
      .typed<set_source_Storage::schema>();
}
// aten::set.source_Storage(Tensor self, Storage source) -> Tensor
at::Tensor
set_source_Storage::call(
    const at::Tensor & self,
    at::Storage source) {
  static auto op = create_set_source_Storage_typed_handle();
  return op.call(self, source);
}
// aten::set.source_Storage(Tensor self, Storage source) -> Tensor
at::Tensor
set_source_Storage::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::Storage source) {
  static auto op = create_set_source_Storage_typed_handle();
  return op.redispatch(dispatchKeySet, self, source);
}
