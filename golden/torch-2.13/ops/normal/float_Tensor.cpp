// astgen-golden 1
// normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
struct TORCH_API normal_float_Tensor {
  using schema = at::Tensor (double, const at::Tensor &, ::std::optional<at::Generator>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::normal";
  static constexpr const char* overload_name = "float_Tensor";
  static constexpr const char* schema_str = "normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor";

  static at::Tensor call(
      double mean,
      const at::Tensor & std,
      ::std::optional<at::Generator> generator);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      double mean,
      const at::Tensor & std,
      ::std::optional<at::Generator> generator);
};
// aten::normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<normal_float_Tensor::schema>
create_normal_float_Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(normal_float_Tensor::name, normal_float_Tensor::overload_name)
      .typed<normal_float_Tensor::schema>();
}
// aten::normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
at::Tensor
normal_float_Tensor::call(
    double mean,
    const at::Tensor & std,
    ::std::optional<at::Generator> generator) {
  static auto op = create_normal_float_Tensor_typed_handle();
  return op.call(mean, std, generator);
}
// aten::normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
at::Tensor
normal_float_Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    double mean,
    const at::Tensor & std,
    ::std::optional<at::Generator> generator) {
  static auto op = create_normal_float_Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, mean, std, generator);
}
