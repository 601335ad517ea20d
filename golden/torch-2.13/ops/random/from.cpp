// astgen-golden 1
// random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor
struct TORCH_API random_from {
  using schema = at::Tensor (const at::Tensor &, int64_t, ::std::optional<int64_t>, ::std::optional<at::Generator>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::random";
  static constexpr const char* overload_name = "from";
  static constexpr const char* schema_str = "random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      int64_t from,
      ::std::optional<int64_t> to,
      ::std::optional<at::Generator> generator);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      int64_t from,
      ::std::optional<int64_t> to,
      ::std::optional<at::Generator> generator);
};
// aten::random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<random_from::schema>
create_random_from_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(random_from::name, random_from::overload_name)
      .typed<random_from::schema>();
}
// aten::random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor
at::Tensor
random_from::call(
    const at::Tensor & self,
    int64_t from,
    ::std::optional<int64_t> to,
    ::std::optional<at::Generator> generator) {
  static auto op = create_random_from_typed_handle();
  return op.call(self, from, to, generator);
}
// aten::random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor
at::Tensor
random_from::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    int64_t from,
    ::std::optional<int64_t> to,
    ::std::optional<at::Generator> generator) {
  static auto op = create_random_from_typed_handle();
  return op.redispatch(dispatchKeySet, self, from, to, generator);
}
