// astgen-golden 1
// softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
softmax_out_int_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    int64_t dim,
    ::std::optional<at::ScalarType> dtype,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::softmax_int_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        dim,
        dtype,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("softmax.int_out", TORCH_FN(ADInplaceOrView::softmax_out_int_out));
