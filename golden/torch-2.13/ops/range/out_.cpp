// astgen-golden 1
// range.out_(Scalar start, Scalar end, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API range_out_ {
  using schema = at::Tensor & (const at::Scalar &, const at::Scalar &, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::range";
  static constexpr const char* overload_name = "out_";
  static constexpr const char* schema_str = "range.out_(Scalar start, Scalar end, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Scalar & start,
      const at::Scalar & end,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Scalar & start,
      const at::Scalar & end,
      at::Tensor & out);
};
// aten::range.out_(Scalar start, Scalar end, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<range_out_::schema>
create_range_out__typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(range_out_::name, range_out_::overload_name)
      .typed<range_out_::schema>();
}
// aten::range.out_(Scalar start, Scalar end, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
range_out_::call(
    const at::Scalar & start,
    const at::Scalar & end,
    at::Tensor & out) {
  static auto op = create_range_out__typed_handle();
  return op.call(start, end, out);
}
// aten::range.out_(Scalar start, Scalar end, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
range_out_::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Scalar & start,
    const at::Scalar & end,
    at::Tensor & out) {
  static auto op = create_range_out__typed_handle();
  return op.redispatch(dispatchKeySet, start, end, out);
}
