// astgen-golden 1
// resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
const at::Tensor &
resize_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format,
    const at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::resize_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        size,
        memory_format,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("resize.out", TORCH_FN(ADInplaceOrView::resize_out_out));
