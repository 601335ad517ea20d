// astgen-golden 1
// convolution_backward.out(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))
::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &>
convolution_backward_out_out(
    c10::DispatchKeySet ks,
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
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::convolution_backward_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
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
  increment_version(out0);
  increment_version(out1);
  increment_version(out2);
  return std::forward_as_tuple(out0, out1, out2);
}
m.impl("convolution_backward.out", TORCH_FN(ADInplaceOrView::convolution_backward_out_out));
