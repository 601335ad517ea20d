// astgen-golden 1
// _foreach_div_.Tensor(Tensor(a!)[] self, Tensor other) -> ()
void
_foreach_div__Tensor(
    c10::DispatchKeySet ks,
    at::TensorList self,
    const at::Tensor & other) {
  at::redispatch::_foreach_div_(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      other);
}
m.impl("_foreach_div_.Tensor", TORCH_FN(TraceType::_foreach_div__Tensor));
