// astgen-golden 1
// bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
struct TORCH_API bernoulli__Tensor {
  using schema = at::Tensor & (at::Tensor &, const at::Tensor &, ::std::optional<at::Generator>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::bernoulli_";
  static constexpr const char* overload_name = "Tensor";
  static constexpr const char* schema_str = "bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      const at::Tensor & p,
      ::std::optional<at::Generator> generator);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      const at::Tensor & p,
      ::std::optional<at::Generator> generator);
};
// aten::bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<bernoulli__Tensor::schema>
create_bernoulli__Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(bernoulli__Tensor::name, bernoulli__Tensor::overload_name)
      .typed<bernoulli__Tensor::schema>();
}
// aten::bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
at::Tensor &
bernoulli__Tensor::call(
    at::Tensor & self,
    const at::Tensor & p,
    ::std::optional<at::Generator> generator) {
  static auto op = create_bernoulli__Tensor_typed_handle();
  return op.call(self, p, generator);
}
// aten::bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
at::Tensor &
bernoulli__Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    const at::Tensor & p,
    ::std::optional<at::Generator> generator) {
  static auto op = create_bernoulli__Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, self, p, generator);
}
