// astgen-golden 1
// random.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API random_out {
  using schema = at::Tensor & (const at::Tensor &, ::std::optional<at::Generator>, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::random";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "random.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)";

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
// aten::random.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<random_out::schema>
create_random_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(random_out::name, random_out::overload_name)
      .typed<random_out::schema>();
}
// aten::random.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
random_out::call(
    const at::Tensor & self,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  static auto op = create_random_out_typed_handle();
  return op.call(self, generator, out);
}
// aten::random.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
random_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  static auto op = create_random_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, generator, out);
}
