// astgen-golden 1
// _foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
// aten::_foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
inline void
_foreach_add_(
    at::TensorList self,
    const at::Scalar & scalar) {
  return at::_ops::_foreach_add__Scalar::call(self, scalar);
}
