// astgen-golden 1
// _foreach_div.Tensor(Tensor[] self, Tensor other) -> Tensor[]
// aten::_foreach_div.Tensor(Tensor[] self, Tensor other) -> Tensor[]
inline ::std::vector<at::Tensor>
_foreach_div(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    const at::Tensor & other) {
  return at::_ops::_foreach_div_Tensor::redispatch(dispatchKeySet, self, other);
}
