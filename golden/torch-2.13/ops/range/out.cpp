// astgen-golden 1
// range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API range_out {
  using schema = at::Tensor & (const at::Scalar &, const at::Scalar &, const at::Scalar &, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::range";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Scalar & start,
      const at::Scalar & end,
      const at::Scalar & step,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Scalar & start,
      const at::Scalar & end,
      const at::Scalar & step,
      at::Tensor & out);
};
// aten::range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<range_out::schema>
create_range_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(range_out::name, range_out::overload_name)
      .typed<range_out::schema>();
}
// aten::range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
range_out::call(
    const at::Scalar & start,
    const at::Scalar & end,
    const at::Scalar & step,
    at::Tensor & out) {
  static auto op = create_range_out_typed_handle();
  return op.call(start, end, step, out);
}
// aten::range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
range_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Scalar & start,
    const at::Scalar & end,
    const at::Scalar & step,
    at::Tensor & out) {
  static auto op = create_range_out_typed_handle();
  return op.redispatch(dispatchKeySet, start, end, step, out);
}
