// astgen-golden 1
// _foreach_add_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()
// aten::_foreach_add_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()
inline void
_foreach_add_(
    at::TensorList self,
    at::ArrayRef<at::Scalar> scalars) {
  return at::_ops::_foreach_add__ScalarList::call(self, scalars);
}
