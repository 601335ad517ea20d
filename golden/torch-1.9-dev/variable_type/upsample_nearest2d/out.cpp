// astgen-golden 1
// upsample_nearest2d.out(Tensor self, int[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
upsample_nearest2d_out_out(
    c10::DispatchKeySet ks,
    const Tensor & self,
    IntArrayRef output_size,
    c10::optional<double> scales_h,
    c10::optional<double> scales_w,
    Tensor & out) {
  auto & self_ = unpack(self, "self", 0);
  auto & out_ = unpack(out, "out", 4);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::upsample_nearest2d_outf(
        ks & c10::after_autograd_keyset,
        self_,
        output_size,
        scales_h,
        scales_w,
        out_);
  }
  return out;
}
m.impl("upsample_nearest2d.out", TORCH_FN(VariableType::upsample_nearest2d_out_out));
