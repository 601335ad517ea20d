// astgen-golden 1
// q_scale(Tensor self) -> float
// aten::q_scale(Tensor self) -> float
inline double
q_scale(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  return at::_ops::q_scale::redispatch(dispatchKeySet, self);
}
