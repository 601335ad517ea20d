// astgen-golden 1
// qscheme(Tensor self) -> QScheme
at::QScheme qscheme() const;
// aten::qscheme(Tensor self) -> QScheme
inline at::QScheme
Tensor::qscheme() const {
  return at::_ops::qscheme::call(const_cast<Tensor &>(*this));
}
