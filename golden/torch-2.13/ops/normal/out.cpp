// astgen-golden 1
// normal.out(Tensor self, float mean=0, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API normal_out {
  using schema = at::Tensor & (const at::Tensor &, double, double, ::std::optional<at::Generator>, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::normal";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "normal.out(Tensor self, float mean=0, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      double mean,
      double std,
      ::std::optional<at::Generator> generator,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      double mean,
      double std,
      ::std::optional<at::Generator> generator,
      at::Tensor & out);
};
// aten::normal.out(Tensor self, float mean=0, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<normal_out::schema>
create_normal_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(normal_out::name, normal_out::overload_name)
      .typed<normal_out::schema>();
}
// aten::normal.out(Tensor self, float mean=0, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
normal_out::call(
    const at::Tensor & self,
    double mean,
    double std,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  static auto op = create_normal_out_typed_handle();
  return op.call(self, mean, std, generator, out);
}
// aten::normal.out(Tensor self, float mean=0, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
normal_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    double mean,
    double std,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  static auto op = create_normal_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, mean, std, generator, out);
}
