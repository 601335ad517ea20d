// astgen-golden 1
// convolution_backward.out(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))
// aten::convolution_backward.out(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))
inline ::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &>
convolution_backward_out(
    at::Tensor & out0,
    at::Tensor & out1,
    at::Tensor & out2,
    const at::Tensor & grad_output,
    const at::Tensor & input,
    const at::Tensor & weight,
    at::OptionalIntArrayRef bias_sizes,
    at::IntArrayRef stride,
    at::IntArrayRef padding,
    at::IntArrayRef dilation,
    bool transposed,
    at::IntArrayRef output_padding,
    int64_t groups,
    ::std::array<bool,3> output_mask) {
  return at::_ops::convolution_backward_out::call(
      grad_output,
      input,
      weight,
      bias_sizes.has_value()
          ? ::std::make_optional(c10::fromIntArrayRefSlow(*bias_sizes))
          : ::std::nullopt,
      c10::fromIntArrayRefSlow(stride),
      c10::fromIntArrayRefSlow(padding),
      c10::fromIntArrayRefSlow(dilation),
      transposed,
      c10::fromIntArrayRefSlow(output_padding),
      groups,
      output_mask,
      out0,
      out1,
      out2);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &>
convolution_backward_out(
    at::Tensor & out0,
    at::Tensor & out1,
    at::Tensor & out2,
    const at::Tensor & grad_output,
    const at::Tensor & input,
    const at::Tensor & weight,
    at::OptionalIntArrayRef bias_sizes,
    at::IntArrayRef stride,
    at::IntArrayRef padding,
    at::IntArrayRef dilation,
    bool transposed,
    at::IntArrayRef output_padding,
    int64_t groups,
    ::std::array<bool,3> output_mask) {
  return at::_ops::convolution_backward_out::call(
      grad_output,
      input,
      weight,
      bias_sizes.has_value()
          ? ::std::make_optional(c10::fromIntArrayRefSlow(*bias_sizes))
          : ::std::nullopt,
      c10::fromIntArrayRefSlow(stride),
      c10::fromIntArrayRefSlow(padding),
      c10::fromIntArrayRefSlow(dilation),
      transposed,
      c10::fromIntArrayRefSlow(output_padding),
      groups,
      output_mask,
      out0,
      out1,
      out2);
}

} // namespace symint
// aten::convolution_backward.out(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))
inline ::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &>
convolution_backward_outf(
    const at::Tensor & grad_output,
    const at::Tensor & input,
    const at::Tensor & weight,
    at::OptionalIntArrayRef bias_sizes,
    at::IntArrayRef stride,
    at::IntArrayRef padding,
    at::IntArrayRef dilation,
    bool transposed,
    at::IntArrayRef output_padding,
    int64_t groups,
    ::std::array<bool,3> output_mask,
    at::Tensor & out0,
    at::Tensor & out1,
    at::Tensor & out2) {
  return at::_ops::convolution_backward_out::call(
      grad_output,
      input,
      weight,
      bias_sizes.has_value()
          ? ::std::make_optional(c10::fromIntArrayRefSlow(*bias_sizes))
          : ::std::nullopt,
      c10::fromIntArrayRefSlow(stride),
      c10::fromIntArrayRefSlow(padding),
      c10::fromIntArrayRefSlow(dilation),
      transposed,
      c10::fromIntArrayRefSlow(output_padding),
      groups,
      output_mask,
      out0,
      out1,
      out2);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &>
convolution_backward_outf(
    const at::Tensor & grad_output,
    const at::Tensor & input,
    const at::Tensor & weight,
    at::OptionalIntArrayRef bias_sizes,
    at::IntArrayRef stride,
    at::IntArrayRef padding,
    at::IntArrayRef dilation,
    bool transposed,
    at::IntArrayRef output_padding,
    int64_t groups,
    ::std::array<bool,3> output_mask,
    at::Tensor & out0,
    at::Tensor & out1,
    at::Tensor & out2) {
  return at::_ops::convolution_backward_out::call(
      grad_output,
      input,
      weight,
      bias_sizes.has_value()
          ? ::std::make_optional(c10::fromIntArrayRefSlow(*bias_sizes))
          : ::std::nullopt,
      c10::fromIntArrayRefSlow(stride),
      c10::fromIntArrayRefSlow(padding),
      c10::fromIntArrayRefSlow(dilation),
      transposed,
      c10::fromIntArrayRefSlow(output_padding),
      groups,
      output_mask,
      out0,
      out1,
      out2);
}

} // namespace symint
// aten::convolution_backward.out(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))
inline ::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &>
convolution_backward_symint_out(
    at::Tensor & out0,
    at::Tensor & out1,
    at::Tensor & out2,
    const at::Tensor & grad_output,
    const at::Tensor & input,
    const at::Tensor & weight,
    at::OptionalSymIntArrayRef bias_sizes,
    c10::SymIntArrayRef stride,
    c10::SymIntArrayRef padding,
    c10::SymIntArrayRef dilation,
    bool transposed,
    c10::SymIntArrayRef output_padding,
    c10::SymInt groups,
    ::std::array<bool,3> output_mask) {
  return at::_ops::convolution_backward_out::call(
      grad_output,
      input,
      weight,
      bias_sizes,
      stride,
      padding,
      dilation,
      transposed,
      output_padding,
      groups,
      output_mask,
      out0,
      out1,
      out2);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &>
convolution_backward_out(
    at::Tensor & out0,
    at::Tensor & out1,
    at::Tensor & out2,
    const at::Tensor & grad_output,
    const at::Tensor & input,
    const at::Tensor & weight,
    at::OptionalSymIntArrayRef bias_sizes,
    c10::SymIntArrayRef stride,
    c10::SymIntArrayRef padding,
    c10::SymIntArrayRef dilation,
    bool transposed,
    c10::SymIntArrayRef output_padding,
    c10::SymInt groups,
    ::std::array<bool,3> output_mask) {
  return at::_ops::convolution_backward_out::call(
      grad_output,
      input,
      weight,
      bias_sizes,
      stride,
      padding,
      dilation,
      transposed,
      output_padding,
      groups,
      output_mask,
      out0,
      out1,
      out2);
}

} // namespace symint
// aten::convolution_backward.out(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))
inline ::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &>
convolution_backward_symint_outf(
    const at::Tensor & grad_output,
    const at::Tensor & input,
    const at::Tensor & weight,
    at::OptionalSymIntArrayRef bias_sizes,
    c10::SymIntArrayRef stride,
    c10::SymIntArrayRef padding,
    c10::SymIntArrayRef dilation,
    bool transposed,
    c10::SymIntArrayRef output_padding,
    c10::SymInt groups,
    ::std::array<bool,3> output_mask,
    at::Tensor & out0,
    at::Tensor & out1,
    at::Tensor & out2) {
  return at::_ops::convolution_backward_out::call(
      grad_output,
      input,
      weight,
      bias_sizes,
      stride,
      padding,
      dilation,
      transposed,
      output_padding,
      groups,
      output_mask,
      out0,
      out1,
      out2);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &>
convolution_backward_outf(
    const at::Tensor & grad_output,
    const at::Tensor & input,
    const at::Tensor & weight,
    at::OptionalSymIntArrayRef bias_sizes,
    c10::SymIntArrayRef stride,
    c10::SymIntArrayRef padding,
    c10::SymIntArrayRef dilation,
    bool transposed,
    c10::SymIntArrayRef output_padding,
    c10::SymInt groups,
    ::std::array<bool,3> output_mask,
    at::Tensor & out0,
    at::Tensor & out1,
    at::Tensor & out2) {
  return at::_ops::convolution_backward_out::call(
      grad_output,
      input,
      weight,
      bias_sizes,
      stride,
      padding,
      dilation,
      transposed,
      output_padding,
      groups,
      output_mask,
      out0,
      out1,
      out2);
}

} // namespace symint
