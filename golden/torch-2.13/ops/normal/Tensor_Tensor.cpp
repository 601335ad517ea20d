// astgen-golden 1
// normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor
struct TORCH_API normal_Tensor_Tensor {
  using schema = at::Tensor (const at::Tensor &, const at::Tensor &, ::std::optional<at::Generator>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::normal";
  static constexpr const char* overload_name = "Tensor_Tensor";
  static constexpr const char* schema_str = "normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor";

  static at::Tensor call(
      const at::Tensor & mean,
      const at::Tensor & std,
      ::std::optional<at::Generator> generator);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & mean,
      const at::Tensor & std,
      ::std::optional<at::Generator> generator);
};
// aten::normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<normal_Tensor_Tensor::schema>
create_normal_Tensor_Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(normal_Tensor_Tensor::name, normal_Tensor_Tensor::overload_name)
      .typed<normal_Tensor_Tensor::schema>();
}
// aten::normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor
at::Tensor
normal_Tensor_Tensor::call(
    const at::Tensor & mean,
    const at::Tensor & std,
    ::std::optional<at::Generator> generator) {
  static auto op = create_normal_Tensor_Tensor_typed_handle();
  return op.call(mean, std, generator);
}
// aten::normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor
at::Tensor
normal_Tensor_Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & mean,
    const at::Tensor & std,
    ::std::optional<at::Generator> generator) {
  static auto op = create_normal_Tensor_Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, mean, std, generator);
}
