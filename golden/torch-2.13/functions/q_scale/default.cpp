// astgen-golden 1
// q_scale(Tensor self) -> float
// aten::q_scale(Tensor self) -> float
inline double
q_scale(const at::Tensor & self) {
  return at::_ops::q_scale::call(self);
}
