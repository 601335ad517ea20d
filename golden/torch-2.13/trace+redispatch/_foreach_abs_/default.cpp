// astgen-golden 1
// _foreach_abs_(Tensor(a!)[] self) -> ()
void
_foreach_abs_(
    c10::DispatchKeySet ks,
    at::TensorList self) {
  at::redispatch::_foreach_abs_(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self);
}
m.impl("_foreach_abs_", TORCH_FN(TraceType::_foreach_abs_));
