// astgen-golden 1
// stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
stack_out_out(
    c10::DispatchKeySet ks,
    at::TensorList tensors,
    int64_t dim,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::stack_out::redispatch(ks & c10::after_ADInplaceOrView_keyset, tensors, dim, out);
  }
  increment_version(out);
  return out;
}
m.impl("stack.out", TORCH_FN(ADInplaceOrView::stack_out_out));
