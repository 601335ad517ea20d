// astgen-golden 1
// _foreach_div.Tensor_out(Tensor[] self, Tensor other, *, Tensor(a!)[] out) -> ()
void
_foreach_div_out_Tensor_out(
    c10::DispatchKeySet ks,
    at::TensorList self,
    const at::Tensor & other,
    at::TensorList out) {
  at::_ops::_foreach_div_Tensor_out::redispatch(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      other,
      out);
}
m.impl("_foreach_div.Tensor_out", TORCH_FN(TraceType::_foreach_div_out_Tensor_out));
