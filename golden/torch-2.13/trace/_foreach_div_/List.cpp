// astgen-golden 1
// _foreach_div_.List(Tensor(a!)[] self, Tensor[] other) -> ()
void
_foreach_div__List(
    c10::DispatchKeySet ks,
    at::TensorList self,
    at::TensorList other) {
  at::_ops::_foreach_div__List::redispatch(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      other);
}
m.impl("_foreach_div_.List", TORCH_FN(TraceType::_foreach_div__List));
