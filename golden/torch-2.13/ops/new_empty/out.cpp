// astgen-golden 1
// new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API new_empty_out {
  using schema = at::Tensor & (const at::Tensor &, c10::SymIntArrayRef, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::new_empty";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      c10::SymIntArrayRef size,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      c10::SymIntArrayRef size,
      at::Tensor & out);
};
// aten::new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<new_empty_out::schema>
create_new_empty_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(new_empty_out::name, new_empty_out::overload_name)
      .typed<new_empty_out::schema>();
}
// aten::new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
new_empty_out::call(
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    at::Tensor & out) {
  static auto op = create_new_empty_out_typed_handle();
  return op.call(self, size, out);
}
// aten::new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
new_empty_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    at::Tensor & out) {
  static auto op = create_new_empty_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, size, out);
}
