// astgen-golden 1
// set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!)
at::Tensor & set_(const at::Tensor & source) const;
// aten::set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!)
inline at::Tensor &
Tensor::set_(const at::Tensor & source) const {
  return at::_ops::set__source_Tensor::call(const_cast<Tensor &>(*this), source);
}
