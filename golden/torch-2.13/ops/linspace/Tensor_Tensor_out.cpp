// astgen-golden 1
// linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API linspace_Tensor_Tensor_out {
  using schema = at::Tensor & (const at::Tensor &, const at::Tensor &, int64_t, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::linspace";
  static constexpr const char* overload_name = "Tensor_Tensor_out";
  static constexpr const char* schema_str = "linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & start,
      const at::Tensor & end,
      int64_t steps,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & start,
      const at::Tensor & end,
      int64_t steps,
      at::Tensor & out);
};
// aten::linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<linspace_Tensor_Tensor_out::schema>
create_linspace_Tensor_Tensor_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(
          linspace_Tensor_Tensor_out::name,
          linspace_Tensor_Tensor_out::overload_name)
      .typed<linspace_Tensor_Tensor_out::schema>();
}
// aten::linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
linspace_Tensor_Tensor_out::call(
    const at::Tensor & start,
    const at::Tensor & end,
    int64_t steps,
    at::Tensor & out) {
  static auto op = create_linspace_Tensor_Tensor_out_typed_handle();
  return op.call(start, end, steps, out);
}
// aten::linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
linspace_Tensor_Tensor_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & start,
    const at::Tensor & end,
    int64_t steps,
    at::Tensor & out) {
  static auto op = create_linspace_Tensor_Tensor_out_typed_handle();
  return op.redispatch(dispatchKeySet, start, end, steps, out);
}
