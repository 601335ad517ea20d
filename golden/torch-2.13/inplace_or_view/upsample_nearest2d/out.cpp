// astgen-golden 1
// upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
upsample_nearest2d_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    c10::SymIntArrayRef output_size,
    ::std::optional<double> scales_h,
    ::std::optional<double> scales_w,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::upsample_nearest2d_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        output_size,
        scales_h,
        scales_w,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("upsample_nearest2d.out", TORCH_FN(ADInplaceOrView::upsample_nearest2d_out_out));
