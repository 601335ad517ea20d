// astgen-golden 1
// random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)
struct TORCH_API random__to {
  using schema = at::Tensor & (at::Tensor &, int64_t, ::std::optional<at::Generator>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::random_";
  static constexpr const char* overload_name = "to";
  static constexpr const char* schema_str = "random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      int64_t to,
      ::std::optional<at::Generator> generator);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      int64_t to,
      ::std::optional<at::Generator> generator);
};
// aten::random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<random__to::schema>
create_random__to_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(random__to::name, random__to::overload_name)
      .typed<random__to::schema>();
}
// aten::random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)
at::Tensor &
random__to::call(
    at::Tensor & self,
    int64_t to,
    ::std::optional<at::Generator> generator) {
  static auto op = create_random__to_typed_handle();
  return op.call(self, to, generator);
}
// aten::random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)
at::Tensor &
random__to::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    int64_t to,
    ::std::optional<at::Generator> generator) {
  static auto op = create_random__to_typed_handle();
  return op.redispatch(dispatchKeySet, self, to, generator);
}
