// astgen-golden 1
// _conj(Tensor(a) self) -> Tensor(a)
struct TORCH_API _conj {
  using schema = at::Tensor (const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_conj";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "_conj(Tensor(a) self) -> Tensor(a)";

  static at::Tensor call(const at::Tensor & self);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self);
};
// aten::_conj(Tensor(a) self) -> Tensor(a)
static C10_NOINLINE c10::TypedOperatorHandle<_conj::schema>
create__conj_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_conj::name, _conj::overload_name)
      .typed<_conj::schema>();
}
// aten::_conj(Tensor(a) self) -> Tensor(a)
at::Tensor
_conj::call(const at::Tensor & self) {
  static auto op = create__conj_typed_handle();
  return op.call(self);
}
// aten::_conj(Tensor(a) self) -> Tensor(a)
at::Tensor
_conj::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  static auto op = create__conj_typed_handle();
  return op.redispatch(dispatchKeySet, self);
}
