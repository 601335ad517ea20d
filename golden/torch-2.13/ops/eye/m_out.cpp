// astgen-golden 1
// eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API eye_m_out {
  using schema = at::Tensor & (c10::SymInt, c10::SymInt, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::eye";
  static constexpr const char* overload_name = "m_out";
  static constexpr const char* schema_str = "eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      c10::SymInt n,
      c10::SymInt m,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      c10::SymInt n,
      c10::SymInt m,
      at::Tensor & out);
};
// aten::eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<eye_m_out::schema>
create_eye_m_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(eye_m_out::name, eye_m_out::overload_name)
      .typed<eye_m_out::schema>();
}
// aten::eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
eye_m_out::call(
    c10::SymInt n,
    c10::SymInt m,
    at::Tensor & out) {
  static auto op = create_eye_m_out_typed_handle();
  return op.call(n, m, out);
}
// aten::eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
eye_m_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    c10::SymInt n,
    c10::SymInt m,
    at::Tensor & out) {
  static auto op = create_eye_m_out_typed_handle();
  return op.redispatch(dispatchKeySet, n, m, out);
}
