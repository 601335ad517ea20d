// astgen-golden 1
// bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
struct TORCH_API bernoulli_p {
  using schema = at::Tensor (const at::Tensor &, double, ::std::optional<at::Generator>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::bernoulli";
  static constexpr const char* overload_name = "p";
  static constexpr const char* schema_str = "bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      double p,
      ::std::optional<at::Generator> generator);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      double p,
      ::std::optional<at::Generator> generator);
};
// aten::bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<bernoulli_p::schema>
create_bernoulli_p_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(bernoulli_p::name, bernoulli_p::overload_name)
      .typed<bernoulli_p::schema>();
}
// aten::bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
at::Tensor
bernoulli_p::call(
    const at::Tensor & self,
    double p,
    ::std::optional<at::Generator> generator) {
  static auto op = create_bernoulli_p_typed_handle();
  return op.call(self, p, generator);
}
// aten::bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
at::Tensor
bernoulli_p::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    double p,
    ::std::optional<at::Generator> generator) {
  static auto op = create_bernoulli_p_typed_handle();
  return op.redispatch(dispatchKeySet, self, p, generator);
}
