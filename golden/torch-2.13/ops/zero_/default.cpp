// astgen-golden 1
// zero_(Tensor(a!) self) -> Tensor(a!)
struct TORCH_API zero_ {
  using schema = at::Tensor & (at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::zero_";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "zero_(Tensor(a!) self) -> Tensor(a!)";

  static at::Tensor & call(at::Tensor & self);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self);
};
// aten::zero_(Tensor(a!) self) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<zero_::schema>
create_zero__typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(zero_::name, zero_::overload_name)
      .typed<zero_::schema>();
}
// aten::zero_(Tensor(a!) self) -> Tensor(a!)
at::Tensor &
zero_::call(at::Tensor & self) {
  static auto op = create_zero__typed_handle();
  return op.call(self);
}
// aten::zero_(Tensor(a!) self) -> Tensor(a!)
at::Tensor &
zero_::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self) {
  static auto op = create_zero__typed_handle();
  return op.redispatch(dispatchKeySet, self);
}
