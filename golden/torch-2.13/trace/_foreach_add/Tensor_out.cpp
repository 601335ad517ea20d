// astgen-golden 1
// _foreach_add.Tensor_out(Tensor[] self, Tensor other, *, Scalar alpha=1, Tensor(a!)[] out) -> ()
void
_foreach_add_out_Tensor_out(
    c10::DispatchKeySet ks,
    at::TensorList self,
    const at::Tensor & other,
    const at::Scalar & alpha,
    at::TensorList out) {
  at::_ops::_foreach_add_Tensor_out::redispatch(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      other,
      alpha,
      out);
}
m.impl("_foreach_add.Tensor_out", TORCH_FN(TraceType::_foreach_add_out_Tensor_out));
