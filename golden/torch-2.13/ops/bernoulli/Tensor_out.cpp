// astgen-golden 1
// bernoulli.Tensor_out(Tensor self, Tensor p, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API bernoulli_Tensor_out {
  using schema = at::Tensor & (const at::Tensor &, const at::Tensor &, ::std::optional<at::Generator>, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::bernoulli";
  static constexpr const char* overload_name = "Tensor_out";
  static constexpr const char* schema_str = "bernoulli.Tensor_out(Tensor self, Tensor p, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      const at::Tensor & p,
      ::std::optional<at::Generator> generator,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Tensor & p,
      ::std::optional<at::Generator> generator,
      at::Tensor & out);
};
// aten::bernoulli.Tensor_out(Tensor self, Tensor p, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<bernoulli_Tensor_out::schema>
create_bernoulli_Tensor_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(bernoulli_Tensor_out::name, bernoulli_Tensor_out::overload_name)
      .typed<bernoulli_Tensor_out::schema>();
}
// aten::bernoulli.Tensor_out(Tensor self, Tensor p, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
bernoulli_Tensor_out::call(
    const at::Tensor & self,
    const at::Tensor & p,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  static auto op = create_bernoulli_Tensor_out_typed_handle();
  return op.call(self, p, generator, out);
}
// aten::bernoulli.Tensor_out(Tensor self, Tensor p, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
bernoulli_Tensor_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & p,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  static auto op = create_bernoulli_Tensor_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, p, generator, out);
}
