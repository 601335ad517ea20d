// astgen-golden 1
// _coalesced.out(Tensor self, bool coalesced, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API _coalesced_out {
  using schema = at::Tensor & (const at::Tensor &, bool, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_coalesced";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "_coalesced.out(Tensor self, bool coalesced, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      bool coalesced,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      bool coalesced,
      at::Tensor & out);
};
// aten::_coalesced.out(Tensor self, bool coalesced, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<_coalesced_out::schema>
create__coalesced_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_coalesced_out::name, _coalesced_out::overload_name)
      .typed<_coalesced_out::schema>();
}
// aten::_coalesced.out(Tensor self, bool coalesced, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
_coalesced_out::call(
    const at::Tensor & self,
    bool coalesced,
    at::Tensor & out) {
  static auto op = create__coalesced_out_typed_handle();
  return op.call(self, coalesced, out);
}
// aten::_coalesced.out(Tensor self, bool coalesced, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
_coalesced_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    bool coalesced,
    at::Tensor & out) {
  static auto op = create__coalesced_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, coalesced, out);
}
