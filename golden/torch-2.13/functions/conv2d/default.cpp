// astgen-golden 1
// conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1, SymInt groups=1) -> Tensor
// aten::conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1, SymInt groups=1) -> Tensor
inline at::Tensor
conv2d(
    const at::Tensor & input,
    const at::Tensor & weight,
    const ::std::optional<at::Tensor> & bias={},
    at::IntArrayRef stride=1,
    at::IntArrayRef padding=0,
    at::IntArrayRef dilation=1,
    int64_t groups=1) {
  return at::_ops::conv2d::call(
      input,
      weight,
      bias,
      c10::fromIntArrayRefSlow(stride),
      c10::fromIntArrayRefSlow(padding),
      c10::fromIntArrayRefSlow(dilation),
      groups);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor
conv2d(
    const at::Tensor & input,
    const at::Tensor & weight,
    const ::std::optional<at::Tensor> & bias={},
    at::IntArrayRef stride=1,
    at::IntArrayRef padding=0,
    at::IntArrayRef dilation=1,
    int64_t groups=1) {
  return at::_ops::conv2d::call(
      input,
      weight,
      bias,
      c10::fromIntArrayRefSlow(stride),
      c10::fromIntArrayRefSlow(padding),
      c10::fromIntArrayRefSlow(dilation),
      groups);
}

} // namespace symint
// aten::conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1, SymInt groups=1) -> Tensor
inline at::Tensor
conv2d_symint(
    const at::Tensor & input,
    const at::Tensor & weight,
    const ::std::optional<at::Tensor> & bias={},
    c10::SymIntArrayRef stride=c10::SymInt(1),
    c10::SymIntArrayRef padding=c10::SymInt(0),
    c10::SymIntArrayRef dilation=c10::SymInt(1),
    c10::SymInt groups=1) {
  return at::_ops::conv2d::call(input, weight, bias, stride, padding, dilation, groups);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor
conv2d(
    const at::Tensor & input,
    const at::Tensor & weight,
    const ::std::optional<at::Tensor> & bias={},
    c10::SymIntArrayRef stride=c10::SymInt(1),
    c10::SymIntArrayRef padding=c10::SymInt(0),
    c10::SymIntArrayRef dilation=c10::SymInt(1),
    c10::SymInt groups=1) {
  return at::_ops::conv2d::call(input, weight, bias, stride, padding, dilation, groups);
}

} // namespace symint
