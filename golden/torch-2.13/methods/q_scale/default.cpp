// astgen-golden 1
// q_scale(Tensor self) -> float
double q_scale() const;
// aten::q_scale(Tensor self) -> float
inline double
Tensor::q_scale() const {
  return at::_ops::q_scale::call(const_cast<Tensor &>(*this));
}
