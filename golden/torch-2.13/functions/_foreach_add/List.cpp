// astgen-golden 1
// _foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]
// aten::_foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]
inline ::std::vector<at::Tensor>
_foreach_add(
    at::TensorList self,
    at::TensorList other,
    const at::Scalar & alpha=1) {
  return at::_ops::_foreach_add_List::call(self, other, alpha);
}
