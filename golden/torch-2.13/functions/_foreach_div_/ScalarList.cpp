// astgen-golden 1
// _foreach_div_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()
// aten::_foreach_div_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()
inline void
_foreach_div_(
    at::TensorList self,
    at::ArrayRef<at::Scalar> scalars) {
  return at::_ops::_foreach_div__ScalarList::call(self, scalars);
}
