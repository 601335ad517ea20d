// astgen-golden 1
// _trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1) -> Tensor
struct TORCH_API _trilinear {
  using schema = at::Tensor (const at::Tensor &, const at::Tensor &, const at::Tensor &, at::IntArrayRef, at::IntArrayRef, at::IntArrayRef, at::IntArrayRef, int64_t);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_trilinear";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "_trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1) -> Tensor";

  static at::Tensor call(
      const at::Tensor & i1,
      const at::Tensor & i2,
      const at::Tensor & i3,
      at::IntArrayRef expand1,
      at::IntArrayRef expand2,
      at::IntArrayRef expand3,
      at::IntArrayRef sumdim,
      int64_t unroll_dim);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & i1,
      const at::Tensor & i2,
      const at::Tensor & i3,
      at::IntArrayRef expand1,
      at::IntArrayRef expand2,
      at::IntArrayRef expand3,
      at::IntArrayRef sumdim,
      int64_t unroll_dim);
};
// aten::_trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<_trilinear::schema>
create__trilinear_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_trilinear::name, _trilinear::overload_name)
      .typed<_trilinear::schema>();
}
// aten::_trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1) -> Tensor
at::Tensor
_trilinear::call(
    const at::Tensor & i1,
    const at::Tensor & i2,
    const at::Tensor & i3,
    at::IntArrayRef expand1,
    at::IntArrayRef expand2,
    at::IntArrayRef expand3,
    at::IntArrayRef sumdim,
    int64_t unroll_dim) {
  static auto op = create__trilinear_typed_handle();
  return op.call(i1, i2, i3, expand1, expand2, expand3, sumdim, unroll_dim);
}
// aten::_trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1) -> Tensor
at::Tensor
_trilinear::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & i1,
    const at::Tensor & i2,
    const at::Tensor & i3,
    at::IntArrayRef expand1,
    at::IntArrayRef expand2,
    at::IntArrayRef expand3,
    at::IntArrayRef sumdim,
    int64_t unroll_dim) {
  static auto op = create__trilinear_typed_handle();
  return op.redispatch(dispatchKeySet, i1, i2, i3, expand1, expand2, expand3, sumdim, unroll_dim);
}
