// astgen-golden 1
// random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
struct TORCH_API random__from {
  using schema = at::Tensor & (at::Tensor &, int64_t, ::std::optional<int64_t>, ::std::optional<at::Generator>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::random_";
  static constexpr const char* overload_name = "from";
  static constexpr const char* schema_str = "random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      int64_t from,
      ::std::optional<int64_t> to,
      ::std::optional<at::Generator> generator);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      int64_t from,
      ::std::optional<int64_t> to,
      ::std::optional<at::Generator> generator);
};
// aten::random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<random__from::schema>
create_random__from_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(random__from::name, random__from::overload_name)
      .typed<random__from::schema>();
}
// aten::random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
at::Tensor &
random__from::call(
    at::Tensor & self,
    int64_t from,
    ::std::optional<int64_t> to,
    ::std::optional<at::Generator> generator) {
  static auto op = create_random__from_typed_handle();
  return op.call(self, from, to, generator);
}
// aten::random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
at::Tensor &
random__from::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    int64_t from,
    ::std::optional<int64_t> to,
    ::std::optional<at::Generator> generator) {
  static auto op = create_random__from_typed_handle();
  return op.redispatch(dispatchKeySet, self, from, to, generator);
}
