// astgen-golden 1
// bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
struct TORCH_API bernoulli__float {
  using schema = at::Tensor & (at::Tensor &, double, ::std::optional<at::Generator>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::bernoulli_";
  static constexpr const char* overload_name = "float";
  static constexpr const char* schema_str = "bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      double p,
      ::std::optional<at::Generator> generator);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      double p,
      ::std::optional<at::Generator> generator);
};
// aten::bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<bernoulli__float::schema>
create_bernoulli__float_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(bernoulli__float::name, bernoulli__float::overload_name)
      .typed<bernoulli__float::schema>();
}
// aten::bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
at::Tensor &
bernoulli__float::call(
    at::Tensor & self,
    double p,
    ::std::optional<at::Generator> generator) {
  static auto op = create_bernoulli__float_typed_handle();
  return op.call(self, p, generator);
}
// aten::bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
at::Tensor &
bernoulli__float::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    double p,
    ::std::optional<at::Generator> generator) {
  static auto op = create_bernoulli__float_typed_handle();
  return op.redispatch(dispatchKeySet, self, p, generator);
}
