// astgen-golden 1
// randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API randperm_generator_out {
  using schema = at::Tensor & (c10::SymInt, ::std::optional<at::Generator>, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::randperm";
  static constexpr const char* overload_name = "generator_out";
  static constexpr const char* schema_str = "randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      c10::SymInt n,
      ::std::optional<at::Generator> generator,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      c10::SymInt n,
      ::std::optional<at::Generator> generator,
      at::Tensor & out);
};
// aten::randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<randperm_generator_out::schema>
create_randperm_generator_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(randperm_generator_out::name, randperm_generator_out::overload_name)
      .typed<randperm_generator_out::schema>();
}
// aten::randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
randperm_generator_out::call(
    c10::SymInt n,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  static auto op = create_randperm_generator_out_typed_handle();
  return op.call(n, generator, out);
}
// aten::randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
randperm_generator_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    c10::SymInt n,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  static auto op = create_randperm_generator_out_typed_handle();
  return op.redispatch(dispatchKeySet, n, generator, out);
}
