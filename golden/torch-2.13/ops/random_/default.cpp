// astgen-golden 1
// random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
struct TORCH_API random_ {
  using schema = at::Tensor & (at::Tensor &, ::std::optional<at::Generator>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::random_";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      ::std::optional<at::Generator> generator);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      ::std::optional<at::Generator> generator);
};
// aten::random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<random_::schema>
create_random__typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(random_::name, random_::overload_name)
      .typed<random_::schema>();
}
// aten::random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
at::Tensor &
random_::call(
    at::Tensor & self,
    ::std::optional<at::Generator> generator) {
  static auto op = create_random__typed_handle();
  return op.call(self, generator);
}
// aten::random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
at::Tensor &
random_::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    ::std::optional<at::Generator> generator) {
  static auto op = create_random__typed_handle();
  return op.redispatch(dispatchKeySet, self, generator);
}
