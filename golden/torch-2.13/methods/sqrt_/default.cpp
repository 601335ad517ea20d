// astgen-golden 1
// sqrt_(Tensor(a!) self) -> Tensor(a!)
at::Tensor & sqrt_() const;
// aten::sqrt_(Tensor(a!) self) -> Tensor(a!)
inline at::Tensor &
Tensor::sqrt_() const {
  return at::_ops::sqrt_::call(const_cast<Tensor &>(*this));
}
