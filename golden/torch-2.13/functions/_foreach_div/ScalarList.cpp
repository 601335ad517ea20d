// astgen-golden 1
// _foreach_div.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
// aten::_foreach_div.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
inline ::std::vector<at::Tensor>
_foreach_div(
    at::TensorList self,
    at::ArrayRef<at::Scalar> scalars) {
  return at::_ops::_foreach_div_ScalarList::call(self, scalars);
}
