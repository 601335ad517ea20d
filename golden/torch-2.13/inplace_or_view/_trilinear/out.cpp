// astgen-golden 1
// _trilinear.out(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
_trilinear_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & i1,
    const at::Tensor & i2,
    const at::Tensor & i3,
    at::IntArrayRef expand1,
    at::IntArrayRef expand2,
    at::IntArrayRef expand3,
    at::IntArrayRef sumdim,
    int64_t unroll_dim,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::_trilinear_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
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
  increment_version(out);
  return out;
}
m.impl("_trilinear.out", TORCH_FN(ADInplaceOrView::_trilinear_out_out));
