// astgen-golden 1
// upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
// aten::upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
upsample_nearest2d_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    const at::Tensor & self,
    at::IntArrayRef output_size,
    ::std::optional<double> scales_h=::std::nullopt,
    ::std::optional<double> scales_w=::std::nullopt) {
  return at::_ops::upsample_nearest2d_out::redispatch(
      dispatchKeySet,
      self,
      c10::fromIntArrayRefSlow(output_size),
      scales_h,
      scales_w,
      out);
}
// aten::upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
upsample_nearest2d_outf(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::IntArrayRef output_size,
    ::std::optional<double> scales_h,
    ::std::optional<double> scales_w,
    at::Tensor & out) {
  return at::_ops::upsample_nearest2d_out::redispatch(
      dispatchKeySet,
      self,
      c10::fromIntArrayRefSlow(output_size),
      scales_h,
      scales_w,
      out);
}
// aten::upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
upsample_nearest2d_symint_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    const at::Tensor & self,
    c10::SymIntArrayRef output_size,
    ::std::optional<double> scales_h=::std::nullopt,
    ::std::optional<double> scales_w=::std::nullopt) {
  return at::_ops::upsample_nearest2d_out::redispatch(
      dispatchKeySet,
      self,
      output_size,
      scales_h,
      scales_w,
      out);
}
// aten::upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
upsample_nearest2d_symint_outf(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    c10::SymIntArrayRef output_size,
    ::std::optional<double> scales_h,
    ::std::optional<double> scales_w,
    at::Tensor & out) {
  return at::_ops::upsample_nearest2d_out::redispatch(
      dispatchKeySet,
      self,
      output_size,
      scales_h,
      scales_w,
      out);
}
