// astgen-golden 1
// random.from_out(Tensor self, int from, int? to, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API random_from_out {
  using schema = at::Tensor & (const at::Tensor &, int64_t, ::std::optional<int64_t>, ::std::optional<at::Generator>, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::random";
  static constexpr const char* overload_name = "from_out";
  static constexpr const char* schema_str = "random.from_out(Tensor self, int from, int? to, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      int64_t from,
      ::std::optional<int64_t> to,
      ::std::optional<at::Generator> generator,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      int64_t from,
      ::std::optional<int64_t> to,
      ::std::optional<at::Generator> generator,
      at::Tensor & out);
};
// aten::random.from_out(Tensor self, int from, int? to, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<random_from_out::schema>
create_random_from_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(random_from_out::name, random_from_out::overload_name)
      .typed<random_from_out::schema>();
}
// aten::random.from_out(Tensor self, int from, int? to, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
random_from_out::call(
    const at::Tensor & self,
    int64_t from,
    ::std::optional<int64_t> to,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  static auto op = create_random_from_out_typed_handle();
  return op.call(self, from, to, generator, out);
}
// aten::random.from_out(Tensor self, int from, int? to, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
random_from_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    int64_t from,
    ::std::optional<int64_t> to,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  static auto op = create_random_from_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, from, to, generator, out);
}
