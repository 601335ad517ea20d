// astgen-golden 1
// _foreach_add.List_out(Tensor[] self, Tensor[] other, *, Scalar alpha=1, Tensor(a!)[] out) -> ()
void
_foreach_add_out_List_out(
    c10::DispatchKeySet ks,
    at::TensorList self,
    at::TensorList other,
    const at::Scalar & alpha,
    at::TensorList out) {
  at::_ops::_foreach_add_List_out::redispatch(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      other,
      alpha,
      out);
}
m.impl("_foreach_add.List_out", TORCH_FN(TraceType::_foreach_add_out_List_out));
