// astgen-golden 1
// _foreach_add.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
// aten::_foreach_add.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
inline ::std::vector<at::Tensor>
_foreach_add(
    at::TensorList self,
    const at::Scalar & scalar) {
  return at::_ops::_foreach_add_Scalar::call(self, scalar);
}
