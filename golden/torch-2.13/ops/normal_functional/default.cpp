// astgen-golden 1
// normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor
struct TORCH_API normal_functional {
  using schema = at::Tensor (const at::Tensor &, double, double, ::std::optional<at::Generator>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::normal_functional";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      double mean,
      double std,
      ::std::optional<at::Generator> generator);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      double mean,
      double std,
      ::std::optional<at::Generator> generator);
};
// aten::normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<normal_functional::schema>
create_normal_functional_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(normal_functional::name, normal_functional::overload_name)
      .typed<normal_functional::schema>();
}
// aten::normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor
at::Tensor
normal_functional::call(
    const at::Tensor & self,
    double mean,
    double std,
    ::std::optional<at::Generator> generator) {
  static auto op = create_normal_functional_typed_handle();
  return op.call(self, mean, std, generator);
}
// aten::normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor
at::Tensor
normal_functional::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    double mean,
    double std,
    ::std::optional<at::Generator> generator) {
  static auto op = create_normal_functional_typed_handle();
  return op.redispatch(dispatchKeySet, self, mean, std, generator);
}
