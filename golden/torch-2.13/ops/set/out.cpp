// astgen-golden 1
// set.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API set_out {
  using schema = at::Tensor & (const at::Tensor &, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::set";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "set.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      at::Tensor & out);
};
// aten::set.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<set_out::schema>
create_set_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(set_out::name, set_out::overload_name)
      .typed<set_out::schema>();
}
// aten::set.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
set_out::call(
    const at::Tensor & self,
    at::Tensor & out) {
  static auto op = create_set_out_typed_handle();
  return op.call(self, out);
}
// aten::set.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
set_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::Tensor & out) {
  static auto op = create_set_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, out);
}
