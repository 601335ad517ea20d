// astgen-golden 1
// __and__.Tensor(Tensor self, Tensor other) -> Tensor
at::Tensor __and__(const at::Tensor & other) const;
// aten::__and__.Tensor(Tensor self, Tensor other) -> Tensor
inline at::Tensor
Tensor::__and__(const at::Tensor & other) const {
  return at::_ops::__and___Tensor::call(const_cast<Tensor &>(*this), other);
}
