// astgen-golden 1
// _foreach_div.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
// aten::_foreach_div.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
inline ::std::vector<at::Tensor>
_foreach_div(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    const at::Scalar & scalar) {
  return at::_ops::_foreach_div_Scalar::redispatch(dispatchKeySet, self, scalar);
}
