// astgen-golden 1
// __lshift__.Scalar(Tensor self, Scalar other) -> Tensor
at::Tensor __lshift__(const at::Scalar & other) const;
// aten::__lshift__.Scalar(Tensor self, Scalar other) -> Tensor
inline at::Tensor
Tensor::__lshift__(const at::Scalar & other) const {
  return at::_ops::__lshift___Scalar::call(const_cast<Tensor &>(*this), other);
}
