// astgen-golden 1
// _foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]
// aten::_foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]
inline ::std::vector<at::Tensor>
_foreach_add(
    at::TensorList self,
    const at::Tensor & other,
    const at::Scalar & alpha=1) {
  return at::_ops::_foreach_add_Tensor::call(self, other, alpha);
}
