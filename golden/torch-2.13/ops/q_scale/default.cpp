// astgen-golden 1
// q_scale(Tensor self) -> float
struct TORCH_API q_scale {
  using schema = double (const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::q_scale";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "q_scale(Tensor self) -> float";

  static double call(const at::Tensor & self);
  static double redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self);
};
// aten::q_scale(Tensor self) -> float
static C10_NOINLINE c10::TypedOperatorHandle<q_scale::schema>
create_q_scale_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(q_scale::name, q_scale::overload_name)
      .typed<q_scale::schema>();
}
// aten::q_scale(Tensor self) -> float
double
q_scale::call(const at::Tensor & self) {
  static auto op = create_q_scale_typed_handle();
  return op.call(self);
}
// aten::q_scale(Tensor self) -> float
double
q_scale::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  static auto op = create_q_scale_typed_handle();
  return op.redispatch(dispatchKeySet, self);
}
