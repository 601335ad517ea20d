// astgen-golden 1
// t(Tensor(a) self) -> Tensor(a)
at::Tensor t() const;
// aten::t(Tensor(a) self) -> Tensor(a)
inline at::Tensor
Tensor::t() const {
  return at::_ops::t::call(const_cast<Tensor &>(*this));
}
