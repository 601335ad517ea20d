// astgen-golden 1
// linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API linspace_Scalar_Tensor_out {
  using schema = at::Tensor & (const at::Scalar &, const at::Tensor &, int64_t, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::linspace";
  static constexpr const char* overload_name = "Scalar_Tensor_out";
  static constexpr const char* schema_str = "linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Scalar & start,
      const at::Tensor & end,
      int64_t steps,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Scalar & start,
      const at::Tensor & end,
      int64_t steps,
      at::Tensor & out);
};
// aten::linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<linspace_Scalar_Tensor_out::schema>
create_linspace_Scalar_Tensor_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(
          linspace_Scalar_Tensor_out::name,
          linspace_Scalar_Tensor_out::overload_name)
      .typed<linspace_Scalar_Tensor_out::schema>();
}
// aten::linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
linspace_Scalar_Tensor_out::call(
    const at::Scalar & start,
    const at::Tensor & end,
    int64_t steps,
    at::Tensor & out) {
  static auto op = create_linspace_Scalar_Tensor_out_typed_handle();
  return op.call(start, end, steps, out);
}
// aten::linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
linspace_Scalar_Tensor_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Scalar & start,
    const at::Tensor & end,
    int64_t steps,
    at::Tensor & out) {
  static auto op = create_linspace_Scalar_Tensor_out_typed_handle();
  return op.redispatch(dispatchKeySet, start, end, steps, out);
}
