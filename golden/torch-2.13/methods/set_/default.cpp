// astgen-golden 1
// set_(Tensor(a!) self) -> Tensor(a!)
at::Tensor & set_() const;
// aten::set_(Tensor(a!) self) -> Tensor(a!)
inline at::Tensor &
Tensor::set_() const {
  return at::_ops::set_::call(const_cast<Tensor &>(*this));
}
