// astgen-golden 1
// bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API bernoulli_out {
  using schema = at::Tensor & (const at::Tensor &, ::std::optional<at::Generator>, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::bernoulli";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      ::std::optional<at::Generator> generator,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      ::std::optional<at::Generator> generator,
      at::Tensor & out);
};
// aten::bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<bernoulli_out::schema>
create_bernoulli_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(bernoulli_out::name, bernoulli_out::overload_name)
      .typed<bernoulli_out::schema>();
}
// aten::bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
bernoulli_out::call(
    const at::Tensor & self,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  static auto op = create_bernoulli_out_typed_handle();
  return op.call(self, generator, out);
}
// aten::bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
bernoulli_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  static auto op = create_bernoulli_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, generator, out);
}
