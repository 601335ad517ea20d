// astgen-golden 1
// _foreach_div_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
void
_foreach_div__Scalar(
    c10::DispatchKeySet ks,
    TensorList self,
    Scalar scalar) {
  at::redispatch::_foreach_div_(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      scalar);
}
m.impl("_foreach_div_.Scalar", TORCH_FN(TraceType::_foreach_div__Scalar));
