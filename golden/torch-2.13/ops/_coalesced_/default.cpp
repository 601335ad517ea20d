// astgen-golden 1
// _coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!)
struct TORCH_API _coalesced_ {
  using schema = at::Tensor & (at::Tensor &, bool);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_coalesced_";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "_coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      bool coalesced);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      bool coalesced);
};
// aten::_coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<_coalesced_::schema>
create__coalesced__typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_coalesced_::name, _coalesced_::overload_name)
      .typed<_coalesced_::schema>();
}
// aten::_coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!)
at::Tensor &
_coalesced_::call(
    at::Tensor & self,
    bool coalesced) {
  static auto op = create__coalesced__typed_handle();
  return op.call(self, coalesced);
}
// aten::_coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!)
at::Tensor &
_coalesced_::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    bool coalesced) {
  static auto op = create__coalesced__typed_handle();
  return op.redispatch(dispatchKeySet, self, coalesced);
}
