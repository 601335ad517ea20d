// astgen-golden 1
// _trilinear.out(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API _trilinear_out {
  using schema = at::Tensor & (const at::Tensor &, const at::Tensor &, const at::Tensor &, at::IntArrayRef, at::IntArrayRef, at::IntArrayRef, at::IntArrayRef, int64_t, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_trilinear";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "_trilinear.out(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & i1,
      const at::Tensor & i2,
      const at::Tensor & i3,
      at::IntArrayRef expand1,
      at::IntArrayRef expand2,
      at::IntArrayRef expand3,
      at::IntArrayRef sumdim,
      int64_t unroll_dim,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & i1,
      const at::Tensor & i2,
      const at::Tensor & i3,
      at::IntArrayRef expand1,
      at::IntArrayRef expand2,
      at::IntArrayRef expand3,
      at::IntArrayRef sumdim,
      int64_t unroll_dim,
      at::Tensor & out);
};
// aten::_trilinear.out(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<_trilinear_out::schema>
create__trilinear_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_trilinear_out::name, _trilinear_out::overload_name)
      .typed<_trilinear_out::schema>();
}
// aten::_trilinear.out(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
_trilinear_out::call(
    const at::Tensor & i1,
    const at::Tensor & i2,
    const at::Tensor & i3,
    at::IntArrayRef expand1,
    at::IntArrayRef expand2,
    at::IntArrayRef expand3,
    at::IntArrayRef sumdim,
    int64_t unroll_dim,
    at::Tensor & out) {
  static auto op = create__trilinear_out_typed_handle();
  return op.call(i1, i2, i3, expand1, expand2, expand3, sumdim, unroll_dim, out);
}
// aten::_trilinear.out(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
_trilinear_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & i1,
    const at::Tensor & i2,
    const at::Tensor & i3,
    at::IntArrayRef expand1,
    at::IntArrayRef expand2,
    at::IntArrayRef expand3,
    at::IntArrayRef sumdim,
    int64_t unroll_dim,
    at::Tensor & out) {
  static auto op = create__trilinear_out_typed_handle();
  return op.redispatch(
      dispatchKeySet,
      i1,
      i2,
      i3,
      expand1,
      expand2,
      expand3,
      sumdim,
      unroll_dim,
      out);
}
