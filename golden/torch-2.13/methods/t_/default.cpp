// astgen-golden 1
// t_(Tensor(a!) self) -> Tensor(a!)
at::Tensor & t_() const;
// aten::t_(Tensor(a!) self) -> Tensor(a!)
inline at::Tensor &
Tensor::t_() const {
  return at::_ops::t_::call(const_cast<Tensor &>(*this));
}
