// astgen-golden 1
// _empty_affine_quantized.out(SymInt[] size, *, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
_empty_affine_quantized_out_out(
    c10::DispatchKeySet ks,
    c10::SymIntArrayRef size,
    double scale,
    int64_t zero_point,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::_empty_affine_quantized_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        size,
        scale,
        zero_point,
        memory_format,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("_empty_affine_quantized.out", TORCH_FN(ADInplaceOrView::_empty_affine_quantized_out_out));
