// astgen-golden 1
// _make_dual(Tensor(a) primal, Tensor tangent, int level) -> Tensor(a)
struct TORCH_API _make_dual {
  using schema = at::Tensor (const at::Tensor &, const at::Tensor &, int64_t);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_make_dual";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "_make_dual(Tensor(a) primal, Tensor tangent, int level) -> Tensor(a)";

  static at::Tensor call(
      const at::Tensor & primal,
      const at::Tensor & tangent,
      int64_t level);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & primal,
      const at::Tensor & tangent,
      int64_t level);
};
// aten::_make_dual(Tensor(a) primal, Tensor tangent, int level) -> Tensor(a)
static C10_NOINLINE c10::TypedOperatorHandle<_make_dual::schema>
create__make_dual_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_make_dual::name, _make_dual::overload_name)
      .typed<_make_dual::schema>();
}
// aten::_make_dual(Tensor(a) primal, Tensor tangent, int level) -> Tensor(a)
at::Tensor
_make_dual::call(
    const at::Tensor & primal,
    const at::Tensor & tangent,
    int64_t level) {
  static auto op = create__make_dual_typed_handle();
  return op.call(primal, tangent, level);
}
// aten::_make_dual(Tensor(a) primal, Tensor tangent, int level) -> Tensor(a)
at::Tensor
_make_dual::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & primal,
    const at::Tensor & tangent,
    int64_t level) {
  static auto op = create__make_dual_typed_handle();
  return op.redispatch(dispatchKeySet, primal, tangent, level);
}
