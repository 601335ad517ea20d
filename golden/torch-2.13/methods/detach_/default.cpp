// astgen-golden 1
// detach_(Tensor(a!) self) -> Tensor(a!)
at::Tensor & detach_() const;
// aten::detach_(Tensor(a!) self) -> Tensor(a!)
inline at::Tensor &
Tensor::detach_() const {
  return at::_ops::detach_::call(const_cast<Tensor &>(*this));
}
