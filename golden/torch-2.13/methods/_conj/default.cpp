// astgen-golden 1
// _conj(Tensor(a) self) -> Tensor(a)
at::Tensor _conj() const;
// aten::_conj(Tensor(a) self) -> Tensor(a)
inline at::Tensor
Tensor::_conj() const {
  return at::_ops::_conj::call(const_cast<Tensor &>(*this));
}
