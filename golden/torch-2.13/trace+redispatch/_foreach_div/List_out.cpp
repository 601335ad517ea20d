// astgen-golden 1
// _foreach_div.List_out(Tensor[] self, Tensor[] other, *, Tensor(a!)[] out) -> ()
void
_foreach_div_out_List_out(
    c10::DispatchKeySet ks,
    at::TensorList self,
    at::TensorList other,
    at::TensorList out) {
  at::redispatch::_foreach_div_outf(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      other,
      out);
}
m.impl("_foreach_div.List_out", TORCH_FN(TraceType::_foreach_div_out_List_out));
