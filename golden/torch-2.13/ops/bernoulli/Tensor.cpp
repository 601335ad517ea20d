// astgen-golden 1
// bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor
struct TORCH_API bernoulli_Tensor {
  using schema = at::Tensor (const at::Tensor &, const at::Tensor &, ::std::optional<at::Generator>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::bernoulli";
  static constexpr const char* overload_name = "Tensor";
  static constexpr const char* schema_str = "bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      const at::Tensor & p,
      ::std::optional<at::Generator> generator);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Tensor & p,
      ::std::optional<at::Generator> generator);
};
// aten::bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<bernoulli_Tensor::schema>
create_bernoulli_Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(bernoulli_Tensor::name, bernoulli_Tensor::overload_name)
      .typed<bernoulli_Tensor::schema>();
}
// aten::bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor
at::Tensor
bernoulli_Tensor::call(
    const at::Tensor & self,
    const at::Tensor & p,
    ::std::optional<at::Generator> generator) {
  static auto op = create_bernoulli_Tensor_typed_handle();
  return op.call(self, p, generator);
}
// aten::bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor
at::Tensor
bernoulli_Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & p,
    ::std::optional<at::Generator> generator) {
  static auto op = create_bernoulli_Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, self, p, generator);
}
