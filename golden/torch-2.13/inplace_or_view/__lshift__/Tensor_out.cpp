// astgen-golden 1
// __lshift__.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
__lshift___out_Tensor_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Tensor & other,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::__lshift___Tensor_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        other,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("__lshift__.Tensor_out", TORCH_FN(ADInplaceOrView::__lshift___out_Tensor_out));
