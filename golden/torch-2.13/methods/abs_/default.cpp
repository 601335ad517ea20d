// astgen-golden 1
// abs_(Tensor(a!) self) -> Tensor(a!)
at::Tensor & abs_() const;
// aten::abs_(Tensor(a!) self) -> Tensor(a!)
inline at::Tensor &
Tensor::abs_() const {
  return at::_ops::abs_::call(const_cast<Tensor &>(*this));
}
