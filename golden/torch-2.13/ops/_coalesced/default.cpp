// astgen-golden 1
// _coalesced(Tensor self, bool coalesced) -> Tensor
struct TORCH_API _coalesced {
  using schema = at::Tensor (const at::Tensor &, bool);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_coalesced";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "_coalesced(Tensor self, bool coalesced) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      bool coalesced);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      bool coalesced);
};
// aten::_coalesced(Tensor self, bool coalesced) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<_coalesced::schema>
create__coalesced_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_coalesced::name, _coalesced::overload_name)
      .typed<_coalesced::schema>();
}
// aten::_coalesced(Tensor self, bool coalesced) -> Tensor
at::Tensor
_coalesced::call(
    const at::Tensor & self,
    bool coalesced) {
  static auto op = create__coalesced_typed_handle();
  return op.call(self, coalesced);
}
// aten::_coalesced(Tensor self, bool coalesced) -> Tensor
at::Tensor
_coalesced::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    bool coalesced) {
  static auto op = create__coalesced_typed_handle();
  return op.redispatch(dispatchKeySet, self, coalesced);
}
