// astgen-golden 1
// set_.source_Storage(Tensor(a!) self, Storage source) -> Tensor(a!)
at::Tensor & set_(at::Storage source) const;
// aten::set_.source_Storage(Tensor(a!) self, Storage source) -> Tensor(a!)
inline at::Tensor &
Tensor::set_(at::Storage source) const {
  return at::_ops::set__source_Storage::call(const_cast<Tensor &>(*this), source);
}
