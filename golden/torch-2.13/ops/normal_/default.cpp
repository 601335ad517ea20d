// astgen-golden 1
// normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
struct TORCH_API normal_ {
  using schema = at::Tensor & (at::Tensor &, double, double, ::std::optional<at::Generator>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::normal_";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      double mean,
      double std,
      ::std::optional<at::Generator> generator);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      double mean,
      double std,
      ::std::optional<at::Generator> generator);
};
// aten::normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<normal_::schema>
create_normal__typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(normal_::name, normal_::overload_name)
      .typed<normal_::schema>();
}
// aten::normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
at::Tensor &
normal_::call(
    at::Tensor & self,
    double mean,
    double std,
    ::std::optional<at::Generator> generator) {
  static auto op = create_normal__typed_handle();
  return op.call(self, mean, std, generator);
}
// aten::normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
at::Tensor &
normal_::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    double mean,
    double std,
    ::std::optional<at::Generator> generator) {
  static auto op = create_normal__typed_handle();
  return op.redispatch(dispatchKeySet, self, mean, std, generator);
}
