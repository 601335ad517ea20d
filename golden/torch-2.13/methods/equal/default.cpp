// astgen-golden 1
// equal(Tensor self, Tensor other) -> bool
bool equal(const at::Tensor & other) const;
// aten::equal(Tensor self, Tensor other) -> bool
inline bool
Tensor::equal(const at::Tensor & other) const {
  return at::_ops::equal::call(const_cast<Tensor &>(*this), other);
}
