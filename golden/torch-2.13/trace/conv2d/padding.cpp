// astgen-golden 1
// conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor
at::Tensor
conv2d_padding(
    c10::DispatchKeySet ks,
    const at::Tensor & input,
    const at::Tensor & weight,
    const ::std::optional<at::Tensor> & bias,
    c10::SymIntArrayRef stride,
    c10::string_view padding,
    c10::SymIntArrayRef dilation,
    c10::SymInt groups) {
  auto result = at::_ops::conv2d_padding::redispatch(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      input,
      weight,
      bias,
      stride,
      padding,
      dilation,
      groups);
  return result;
}
m.impl("conv2d.padding", TORCH_FN(TraceType::conv2d_padding));
