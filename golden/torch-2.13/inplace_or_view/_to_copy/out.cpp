// astgen-golden 1
// _to_copy.out(Tensor self, *, bool non_blocking=False, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
_to_copy_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    bool non_blocking,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::_to_copy_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        non_blocking,
        memory_format,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("_to_copy.out", TORCH_FN(ADInplaceOrView::_to_copy_out_out));
