// astgen-golden 1
// bernoulli.float_out(Tensor self, float p=0.5, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API bernoulli_float_out {
  using schema = at::Tensor & (const at::Tensor &, double, ::std::optional<at::Generator>, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::bernoulli";
  static constexpr const char* overload_name = "float_out";
  static constexpr const char* schema_str = "bernoulli.float_out(Tensor self, float p=0.5, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      double p,
      ::std::optional<at::Generator> generator,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      double p,
      ::std::optional<at::Generator> generator,
      at::Tensor & out);
};
// aten::bernoulli.float_out(Tensor self, float p=0.5, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<bernoulli_float_out::schema>
create_bernoulli_float_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(bernoulli_float_out::name, bernoulli_float_out::overload_name)
      .typed<bernoulli_float_out::schema>();
}
// aten::bernoulli.float_out(Tensor self, float p=0.5, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
bernoulli_float_out::call(
    const at::Tensor & self,
    double p,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  static auto op = create_bernoulli_float_out_typed_handle();
  return op.call(self, p, generator, out);
}
// aten::bernoulli.float_out(Tensor self, float p=0.5, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
bernoulli_float_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    double p,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  static auto op = create_bernoulli_float_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, p, generator, out);
}
