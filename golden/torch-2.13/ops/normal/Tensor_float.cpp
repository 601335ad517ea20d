// astgen-golden 1
// normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor
struct TORCH_API normal_Tensor_float {
  using schema = at::Tensor (const at::Tensor &, double, ::std::optional<at::Generator>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::normal";
  static constexpr const char* overload_name = "Tensor_float";
  static constexpr const char* schema_str = "normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor";

  static at::Tensor call(
      const at::Tensor & mean,
      double std,
      ::std::optional<at::Generator> generator);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & mean,
      double std,
      ::std::optional<at::Generator> generator);
};
// aten::normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<normal_Tensor_float::schema>
create_normal_Tensor_float_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(normal_Tensor_float::name, normal_Tensor_float::overload_name)
      .typed<normal_Tensor_float::schema>();
}
// aten::normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor
at::Tensor
normal_Tensor_float::call(
    const at::Tensor & mean,
    double std,
    ::std::optional<at::Generator> generator) {
  static auto op = create_normal_Tensor_float_typed_handle();
  return op.call(mean, std, generator);
}
// aten::normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor
at::Tensor
normal_Tensor_float::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & mean,
    double std,
    ::std::optional<at::Generator> generator) {
  static auto op = create_normal_Tensor_float_typed_handle();
  return op.redispatch(dispatchKeySet, mean, std, generator);
}
