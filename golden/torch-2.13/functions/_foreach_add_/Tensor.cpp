// astgen-golden 1
// _foreach_add_.Tensor(Tensor(a!)[] self, Tensor other, *, Scalar alpha=1) -> ()
// aten::_foreach_add_.Tensor(Tensor(a!)[] self, Tensor other, *, Scalar alpha=1) -> ()
inline void
_foreach_add_(
    at::TensorList self,
    const at::Tensor & other,
    const at::Scalar & alpha=1) {
  return at::_ops::_foreach_add__Tensor::call(self, other, alpha);
}
