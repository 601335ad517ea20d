// astgen-golden 1
// as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)
const at::Tensor &
as_strided_(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    c10::SymIntArrayRef stride,
    ::std::optional<c10::SymInt> storage_offset) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::as_strided_::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        size,
        stride,
        storage_offset);
  }
  increment_version(self);
  return self;
}
m.impl("as_strided_", TORCH_FN(ADInplaceOrView::as_strided_));
