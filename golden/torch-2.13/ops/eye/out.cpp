// astgen-golden 1
// eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API eye_out {
  using schema = at::Tensor & (c10::SymInt, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::eye";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      c10::SymInt n,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      c10::SymInt n,
      at::Tensor & out);
};
// aten::eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<eye_out::schema>
create_eye_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(eye_out::name, eye_out::overload_name)
      .typed<eye_out::schema>();
}
// aten::eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
eye_out::call(
    c10::SymInt n,
    at::Tensor & out) {
  static auto op = create_eye_out_typed_handle();
  return op.call(n, out);
}
// aten::eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
eye_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    c10::SymInt n,
    at::Tensor & out) {
  static auto op = create_eye_out_typed_handle();
  return op.redispatch(dispatchKeySet, n, out);
}
