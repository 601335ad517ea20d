// astgen-golden 1
// equal(Tensor self, Tensor other) -> bool
struct TORCH_API equal {
  using schema = bool (const at::Tensor &, const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::equal";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "equal(Tensor self, Tensor other) -> bool";

  static bool call(
      const at::Tensor & self,
      const at::Tensor & other);
  static bool redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Tensor & other);
};
// aten::equal(Tensor self, Tensor other) -> bool
static C10_NOINLINE c10::TypedOperatorHandle<equal::schema>
create_equal_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(equal::name, equal::overload_name)
      .typed<equal::schema>();
}
// aten::equal(Tensor self, Tensor other) -> bool
bool
equal::call(
    const at::Tensor & self,
    const at::Tensor & other) {
  static auto op = create_equal_typed_handle();
  return op.call(self, other);
}
// aten::equal(Tensor self, Tensor other) -> bool
bool
equal::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & other) {
  static auto op = create_equal_typed_handle();
  return op.redispatch(dispatchKeySet, self, other);
}
