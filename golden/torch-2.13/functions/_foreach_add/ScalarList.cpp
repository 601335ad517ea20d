// astgen-golden 1
// _foreach_add.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
// aten::_foreach_add.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
inline ::std::vector<at::Tensor>
_foreach_add(
    at::TensorList self,
    at::ArrayRef<at::Scalar> scalars) {
  return at::_ops::_foreach_add_ScalarList::call(self, scalars);
}
