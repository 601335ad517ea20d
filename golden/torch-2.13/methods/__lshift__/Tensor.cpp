// astgen-golden 1
// __lshift__.Tensor(Tensor self, Tensor other) -> Tensor
at::Tensor __lshift__(const at::Tensor & other) const;
// aten::__lshift__.Tensor(Tensor self, Tensor other) -> Tensor
inline at::Tensor
Tensor::__lshift__(const at::Tensor & other) const {
  return at::_ops::__lshift___Tensor::call(const_cast<Tensor &>(*this), other);
}
