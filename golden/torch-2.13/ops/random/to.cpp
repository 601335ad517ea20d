// astgen-golden 1
// random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor
struct TORCH_API random_to {
  using schema = at::Tensor (const at::Tensor &, int64_t, ::std::optional<at::Generator>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::random";
  static constexpr const char* overload_name = "to";
  static constexpr const char* schema_str = "random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      int64_t to,
      ::std::optional<at::Generator> generator);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      int64_t to,
      ::std::optional<at::Generator> generator);
};
// aten::random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<random_to::schema>
create_random_to_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(random_to::name, random_to::overload_name)
      .typed<random_to::schema>();
}
// aten::random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor
at::Tensor
random_to::call(
    const at::Tensor & self,
    int64_t to,
    ::std::optional<at::Generator> generator) {
  static auto op = create_random_to_typed_handle();
  return op.call(self, to, generator);
}
// aten::random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor
at::Tensor
random_to::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    int64_t to,
    ::std::optional<at::Generator> generator) {
  static auto op = create_random_to_typed_handle();
  return op.redispatch(dispatchKeySet, self, to, generator);
}
