// astgen-golden 1
// __iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
at::Tensor & __iand__(const at::Scalar & other) const;
// aten::__iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline at::Tensor &
Tensor::__iand__(const at::Scalar & other) const {
  return at::_ops::__iand___Scalar::call(const_cast<Tensor &>(*this), other);
}
