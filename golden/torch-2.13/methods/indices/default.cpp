// astgen-golden 1
// indices(Tensor(a) self) -> Tensor(a)
at::Tensor indices() const;
// aten::indices(Tensor(a) self) -> Tensor(a)
inline at::Tensor
Tensor::indices() const {
  return at::_ops::indices::call(const_cast<Tensor &>(*this));
}
