// astgen-golden 1
// random(Tensor self, *, Generator? generator=None) -> Tensor
struct TORCH_API random {
  using schema = at::Tensor (const at::Tensor &, ::std::optional<at::Generator>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::random";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "random(Tensor self, *, Generator? generator=None) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      ::std::optional<at::Generator> generator);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      ::std::optional<at::Generator> generator);
};
// aten::random(Tensor self, *, Generator? generator=None) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<random::schema>
create_random_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(random::name, random::overload_name)
      .typed<random::schema>();
}
// aten::random(Tensor self, *, Generator? generator=None) -> Tensor
at::Tensor
random::call(
    const at::Tensor & self,
    ::std::optional<at::Generator> generator) {
  static auto op = create_random_typed_handle();
  return op.call(self, generator);
}
// aten::random(Tensor self, *, Generator? generator=None) -> Tensor
at::Tensor
random::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    ::std::optional<at::Generator> generator) {
  static auto op = create_random_typed_handle();
  return op.redispatch(dispatchKeySet, self, generator);
}
