// astgen-golden 1
// upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
// aten::upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
inline at::Tensor
upsample_nearest2d(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::IntArrayRef output_size,
    ::std::optional<double> scales_h=::std::nullopt,
    ::std::optional<double> scales_w=::std::nullopt) {
  return at::_ops::upsample_nearest2d::redispatch(
      dispatchKeySet,
      self,
      c10::fromIntArrayRefSlow(output_size),
      scales_h,
      scales_w);
}
// aten::upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
inline at::Tensor
upsample_nearest2d_symint(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    c10::SymIntArrayRef output_size,
    ::std::optional<double> scales_h=::std::nullopt,
    ::std::optional<double> scales_w=::std::nullopt) {
  return at::_ops::upsample_nearest2d::redispatch(
      dispatchKeySet,
      self,
      output_size,
      scales_h,
      scales_w);
}
