// astgen-golden 1
// _foreach_div_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()
void
_foreach_div__ScalarList(
    c10::DispatchKeySet ks,
    at::TensorList self,
    at::ArrayRef<at::Scalar> scalars) {
  at::redispatch::_foreach_div_(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      scalars);
}
m.impl("_foreach_div_.ScalarList", TORCH_FN(TraceType::_foreach_div__ScalarList));
