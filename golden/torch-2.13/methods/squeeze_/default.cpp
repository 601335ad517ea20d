// astgen-golden 1
// squeeze_(Tensor(a!) self) -> Tensor(a!)
at::Tensor & squeeze_() const;
// aten::squeeze_(Tensor(a!) self) -> Tensor(a!)
inline at::Tensor &
Tensor::squeeze_() const {
  return at::_ops::squeeze_::call(const_cast<Tensor &>(*this));
}
