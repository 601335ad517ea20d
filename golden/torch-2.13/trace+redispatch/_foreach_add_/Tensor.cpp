// astgen-golden 1
// _foreach_add_.Tensor(Tensor(a!)[] self, Tensor other, *, Scalar alpha=1) -> ()
void
_foreach_add__Tensor(
    c10::DispatchKeySet ks,
    at::TensorList self,
    const at::Tensor & other,
    const at::Scalar & alpha) {
  at::redispatch::_foreach_add_(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      other,
      alpha);
}
m.impl("_foreach_add_.Tensor", TORCH_FN(TraceType::_foreach_add__Tensor));
