// astgen-golden 1
// empty_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
empty_like_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::empty_like_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        memory_format,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("empty_like.out", TORCH_FN(ADInplaceOrView::empty_like_out_out));
