// astgen-golden 1
// bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
struct TORCH_API bernoulli {
  using schema = at::Tensor (const at::Tensor &, ::std::optional<at::Generator>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::bernoulli";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "bernoulli(Tensor self, *, Generator? generator=None) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      ::std::optional<at::Generator> generator);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      ::std::optional<at::Generator> generator);
};
// aten::bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<bernoulli::schema>
create_bernoulli_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(bernoulli::name, bernoulli::overload_name)
      .typed<bernoulli::schema>();
}
// aten::bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
at::Tensor
bernoulli::call(
    const at::Tensor & self,
    ::std::optional<at::Generator> generator) {
  static auto op = create_bernoulli_typed_handle();
  return op.call(self, generator);
}
// aten::bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
at::Tensor
bernoulli::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    ::std::optional<at::Generator> generator) {
  static auto op = create_bernoulli_typed_handle();
  return op.redispatch(dispatchKeySet, self, generator);
}
