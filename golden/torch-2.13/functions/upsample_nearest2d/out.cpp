// astgen-golden 1
// upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
// aten::upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
upsample_nearest2d_out(
    at::Tensor & out,
    const at::Tensor & self,
    at::IntArrayRef output_size,
    ::std::optional<double> scales_h=::std::nullopt,
    ::std::optional<double> scales_w=::std::nullopt) {
  return at::_ops::upsample_nearest2d_out::call(
      self,
      c10::fromIntArrayRefSlow(output_size),
      scales_h,
      scales_w,
      out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor &
upsample_nearest2d_out(
    at::Tensor & out,
    const at::Tensor & self,
    at::IntArrayRef output_size,
    ::std::optional<double> scales_h=::std::nullopt,
    ::std::optional<double> scales_w=::std::nullopt) {
  return at::_ops::upsample_nearest2d_out::call(
      self,
      c10::fromIntArrayRefSlow(output_size),
      scales_h,
      scales_w,
      out);
}

} // namespace symint
// aten::upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
upsample_nearest2d_outf(
    const at::Tensor & self,
    at::IntArrayRef output_size,
    ::std::optional<double> scales_h,
    ::std::optional<double> scales_w,
    at::Tensor & out) {
  return at::_ops::upsample_nearest2d_out::call(
      self,
      c10::fromIntArrayRefSlow(output_size),
      scales_h,
      scales_w,
      out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor &
upsample_nearest2d_outf(
    const at::Tensor & self,
    at::IntArrayRef output_size,
    ::std::optional<double> scales_h,
    ::std::optional<double> scales_w,
    at::Tensor & out) {
  return at::_ops::upsample_nearest2d_out::call(
      self,
      c10::fromIntArrayRefSlow(output_size),
      scales_h,
      scales_w,
      out);
}

} // namespace symint
// aten::upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
upsample_nearest2d_symint_out(
    at::Tensor & out,
    const at::Tensor & self,
    c10::SymIntArrayRef output_size,
    ::std::optional<double> scales_h=::std::nullopt,
    ::std::optional<double> scales_w=::std::nullopt) {
  return at::_ops::upsample_nearest2d_out::call(self, output_size, scales_h, scales_w, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor &
upsample_nearest2d_out(
    at::Tensor & out,
    const at::Tensor & self,
    c10::SymIntArrayRef output_size,
    ::std::optional<double> scales_h=::std::nullopt,
    ::std::optional<double> scales_w=::std::nullopt) {
  return at::_ops::upsample_nearest2d_out::call(self, output_size, scales_h, scales_w, out);
}

} // namespace symint
// aten::upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
upsample_nearest2d_symint_outf(
    const at::Tensor & self,
    c10::SymIntArrayRef output_size,
    ::std::optional<double> scales_h,
    ::std::optional<double> scales_w,
    at::Tensor & out) {
  return at::_ops::upsample_nearest2d_out::call(self, output_size, scales_h, scales_w, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor &
upsample_nearest2d_outf(
    const at::Tensor & self,
    c10::SymIntArrayRef output_size,
    ::std::optional<double> scales_h,
    ::std::optional<double> scales_w,
    at::Tensor & out) {
  return at::_ops::upsample_nearest2d_out::call(self, output_size, scales_h, scales_w, out);
}

} // namespace symint
