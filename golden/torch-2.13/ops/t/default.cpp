// astgen-golden 1
// t(Tensor(a) self) -> Tensor(a)
struct TORCH_API t {
  using schema = at::Tensor (const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::t";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "t(Tensor(a) self) -> Tensor(a)";

  static at::Tensor call(const at::Tensor & self);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self);
};
// aten::t(Tensor(a) self) -> Tensor(a)
static C10_NOINLINE c10::TypedOperatorHandle<t::schema>
create_t_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(t::name, t::overload_name)
      .typed<t::schema>();
}
// aten::t(Tensor(a) self) -> Tensor(a)
at::Tensor
t::call(const at::Tensor & self) {
  static auto op = create_t_typed_handle();
  return op.call(self);
}
// aten::t(Tensor(a) self) -> Tensor(a)
at::Tensor
t::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  static auto op = create_t_typed_handle();
  return op.redispatch(dispatchKeySet, self);
}
