// astgen-golden 1
// _foreach_div_.ScalarList(Tensor(a!)[] self, float[] scalars) -> ()
void
_foreach_div__ScalarList(
    c10::DispatchKeySet ks,
    TensorList self,
    ArrayRef<double> scalars) {
  at::redispatch::_foreach_div_(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      scalars);
}
m.impl("_foreach_div_.ScalarList", TORCH_FN(TraceType::_foreach_div__ScalarList));
