// astgen-golden 1
// __ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
at::Tensor & __ilshift__(const at::Scalar & other) const;
// aten::__ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline at::Tensor &
Tensor::__ilshift__(const at::Scalar & other) const {
  return at::_ops::__ilshift___Scalar::call(const_cast<Tensor &>(*this), other);
}
