// astgen-golden 1
// randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API randperm_out {
  using schema = at::Tensor & (c10::SymInt, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::randperm";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      c10::SymInt n,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      c10::SymInt n,
      at::Tensor & out);
};
// aten::randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<randperm_out::schema>
create_randperm_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(randperm_out::name, randperm_out::overload_name)
      .typed<randperm_out::schema>();
}
// aten::randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
randperm_out::call(
    c10::SymInt n,
    at::Tensor & out) {
  static auto op = create_randperm_out_typed_handle();
  return op.call(n, out);
}
// aten::randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
randperm_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    c10::SymInt n,
    at::Tensor & out) {
  static auto op = create_randperm_out_typed_handle();
  return op.redispatch(dispatchKeySet, n, out);
}
