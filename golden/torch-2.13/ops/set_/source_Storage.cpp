// astgen-golden 1
// set_.source_Storage(Tensor(a!) self, Storage source) -> Tensor(a!)
struct TORCH_API set__source_Storage {
  using schema = at::Tensor & (at::Tensor &, at::Storage);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::set_";
  static constexpr const char* overload_name = "source_Storage";
  static constexpr const char* schema_str = "set_.source_Storage(Tensor(a!) self, Storage source) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      at::Storage source);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      at::Storage source);
};
// aten::set_.source_Storage(Tensor(a!) self, Storage source) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<set__source_Storage::schema>
create_set__source_Storage_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(set__source_Storage::name, set__source_Storage::overload_name)
      .typed<set__source_Storage::schema>();
}
// aten::set_.source_Storage(Tensor(a!) self, Storage source) -> Tensor(a!)
at::Tensor &
set__source_Storage::call(
    at::Tensor & self,
    at::Storage source) {
  static auto op = create_set__source_Storage_typed_handle();
  return op.call(self, source);
}
// aten::set_.source_Storage(Tensor(a!) self, Storage source) -> Tensor(a!)
at::Tensor &
set__source_Storage::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    at::Storage source) {
  static auto op = create_set__source_Storage_typed_handle();
  return op.redispatch(dispatchKeySet, self, source);
}
