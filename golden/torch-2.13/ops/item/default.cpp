// astgen-golden 1
// item(Tensor self) -> Scalar
struct TORCH_API item {
  using schema = at::Scalar (const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::item";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "item(Tensor self) -> Scalar";

  static at::Scalar call(const at::Tensor & self);
  static at::Scalar redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self);
};
// aten::item(Tensor self) -> Scalar
static C10_NOINLINE c10::TypedOperatorHandle<item::schema>
create_item_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(item::name, item::overload_name)
      .typed<item::schema>();
}
// aten::item(Tensor self) -> Scalar
at::Scalar
item::call(const at::Tensor & self) {
  static auto op = create_item_typed_handle();
  return op.call(self);
}
// aten::item(Tensor self) -> Scalar
at::Scalar
item::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  static auto op = create_item_typed_handle();
  return op.redispatch(dispatchKeySet, self);
}
