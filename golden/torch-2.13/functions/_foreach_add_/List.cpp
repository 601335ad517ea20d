// astgen-golden 1
// _foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()
// aten::_foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()
inline void
_foreach_add_(
    at::TensorList self,
    at::TensorList other,
    const at::Scalar & alpha=1) {
  return at::_ops::_foreach_add__List::call(self, other, alpha);
}
