// astgen-golden 1
// max.other(Tensor self, Tensor other) -> Tensor
at::Tensor max(const at::Tensor & other) const;
// aten::max.other(Tensor self, Tensor other) -> Tensor
inline at::Tensor
Tensor::max(const at::Tensor & other) const {
  return at::_ops::max_other::call(const_cast<Tensor &>(*this), other);
}
