// astgen-golden 1
// is_complex(Tensor self) -> bool
bool __dispatch_is_complex() const;
// aten::is_complex(Tensor self) -> bool
inline bool
Tensor::__dispatch_is_complex() const {
  return at::_ops::is_complex::call(const_cast<Tensor &>(*this));
}
