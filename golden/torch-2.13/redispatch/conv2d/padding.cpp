// astgen-golden 1
// conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor
// aten::conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor
inline at::Tensor
conv2d(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & input,
    const at::Tensor & weight,
    const ::std::optional<at::Tensor> & bias,
    at::IntArrayRef stride,
    c10::string_view padding,
    at::IntArrayRef dilation=1,
    int64_t groups=1) {
  return at::_ops::conv2d_padding::redispatch(
      dispatchKeySet,
      input,
      weight,
      bias,
      c10::fromIntArrayRefSlow(stride),
      padding,
      c10::fromIntArrayRefSlow(dilation),
      groups);
}
// aten::conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor
inline at::Tensor
conv2d_symint(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & input,
    const at::Tensor & weight,
    const ::std::optional<at::Tensor> & bias,
    c10::SymIntArrayRef stride,
    c10::string_view padding,
    c10::SymIntArrayRef dilation=c10::SymInt(1),
    c10::SymInt groups=1) {
  return at::_ops::conv2d_padding::redispatch(
      dispatchKeySet,
      input,
      weight,
      bias,
      stride,
      padding,
      dilation,
      groups);
}
