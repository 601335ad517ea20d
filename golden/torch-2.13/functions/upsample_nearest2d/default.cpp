// astgen-golden 1
// upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
// aten::upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
inline at::Tensor
upsample_nearest2d(
    const at::Tensor & self,
    at::IntArrayRef output_size,
    ::std::optional<double> scales_h=::std::nullopt,
    ::std::optional<double> scales_w=::std::nullopt) {
  return at::_ops::upsample_nearest2d::call(
      self,
      c10::fromIntArrayRefSlow(output_size),
      scales_h,
      scales_w);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor
upsample_nearest2d(
    const at::Tensor & self,
    at::IntArrayRef output_size,
    ::std::optional<double> scales_h=::std::nullopt,
    ::std::optional<double> scales_w=::std::nullopt) {
  return at::_ops::upsample_nearest2d::call(
      self,
      c10::fromIntArrayRefSlow(output_size),
      scales_h,
      scales_w);
}

} // namespace symint
// aten::upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
inline at::Tensor
upsample_nearest2d_symint(
    const at::Tensor & self,
    c10::SymIntArrayRef output_size,
    ::std::optional<double> scales_h=::std::nullopt,
    ::std::optional<double> scales_w=::std::nullopt) {
  return at::_ops::upsample_nearest2d::call(self, output_size, scales_h, scales_w);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor
upsample_nearest2d(
    const at::Tensor & self,
    c10::SymIntArrayRef output_size,
    ::std::optional<double> scales_h=::std::nullopt,
    ::std::optional<double> scales_w=::std::nullopt) {
  return at::_ops::upsample_nearest2d::call(self, output_size, scales_h, scales_w);
}

} // namespace symint
