// astgen-golden 1
// full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API full_out {
  using schema = at::Tensor & (c10::SymIntArrayRef, const at::Scalar &, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::full";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      c10::SymIntArrayRef size,
      const at::Scalar & fill_value,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      c10::SymIntArrayRef size,
      const at::Scalar & fill_value,
      at::Tensor & out);
};
// aten::full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<full_out::schema>
create_full_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(full_out::name, full_out::overload_name)
      .typed<full_out::schema>();
}
// aten::full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
full_out::call(
    c10::SymIntArrayRef size,
    const at::Scalar & fill_value,
    at::Tensor & out) {
  static auto op = create_full_out_typed_handle();
  return op.call(size, fill_value, out);
}
// aten::full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
full_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    c10::SymIntArrayRef size,
    const at::Scalar & fill_value,
    at::Tensor & out) {
  static auto op = create_full_out_typed_handle();
  return op.redispatch(dispatchKeySet, size, fill_value, out);
}
