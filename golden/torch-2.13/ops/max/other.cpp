// astgen-golden 1
// max.other(Tensor self, Tensor other) -> Tensor
struct TORCH_API max_other {
  using schema = at::Tensor (const at::Tensor &, const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::max";
  static constexpr const char* overload_name = "other";
  static constexpr const char* schema_str = "max.other(Tensor self, Tensor other) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      const at::Tensor & other);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Tensor & other);
};
// aten::max.other(Tensor self, Tensor other) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<max_other::schema>
create_max_other_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(max_other::name, max_other::overload_name)
      .typed<max_other::schema>();
}
// aten::max.other(Tensor self, Tensor other) -> Tensor
at::Tensor
max_other::call(
    const at::Tensor & self,
    const at::Tensor & other) {
  static auto op = create_max_other_typed_handle();
  return op.call(self, other);
}
// aten::max.other(Tensor self, Tensor other) -> Tensor
at::Tensor
max_other::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & other) {
  static auto op = create_max_other_typed_handle();
  return op.redispatch(dispatchKeySet, self, other);
}
