// astgen-golden 1
// __ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
at::Tensor & __ilshift__(const at::Tensor & other) const;
// aten::__ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline at::Tensor &
Tensor::__ilshift__(const at::Tensor & other) const {
  return at::_ops::__ilshift___Tensor::call(const_cast<Tensor &>(*this), other);
}
