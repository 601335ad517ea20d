// astgen-golden 1
// normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API normal_Tensor_Tensor_out {
  using schema = at::Tensor & (const at::Tensor &, const at::Tensor &, ::std::optional<at::Generator>, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::normal";
  static constexpr const char* overload_name = "Tensor_Tensor_out";
  static constexpr const char* schema_str = "normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & mean,
      const at::Tensor & std,
      ::std::optional<at::Generator> generator,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & mean,
      const at::Tensor & std,
      ::std::optional<at::Generator> generator,
      at::Tensor & out);
};
// aten::normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<normal_Tensor_Tensor_out::schema>
create_normal_Tensor_Tensor_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(normal_Tensor_Tensor_out::name, normal_Tensor_Tensor_out::overload_name)
      .typed<normal_Tensor_Tensor_out::schema>();
}
// aten::normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
normal_Tensor_Tensor_out::call(
    const at::Tensor & mean,
    const at::Tensor & std,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  static auto op = create_normal_Tensor_Tensor_out_typed_handle();
  return op.call(mean, std, generator, out);
}
// aten::normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
normal_Tensor_Tensor_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & mean,
    const at::Tensor & std,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  static auto op = create_normal_Tensor_Tensor_out_typed_handle();
  return op.redispatch(dispatchKeySet, mean, std, generator, out);
}
