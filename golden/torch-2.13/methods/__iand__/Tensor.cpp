// astgen-golden 1
// __iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
at::Tensor & __iand__(const at::Tensor & other) const;
// aten::__iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline at::Tensor &
Tensor::__iand__(const at::Tensor & other) const {
  return at::_ops::__iand___Tensor::call(const_cast<Tensor &>(*this), other);
}
