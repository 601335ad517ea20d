// astgen-golden 1
// _foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[]
// aten::_foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[]
inline ::std::vector<at::Tensor>
_foreach_div(
    at::TensorList self,
    at::TensorList other) {
  return at::_ops::_foreach_div_List::call(self, other);
}
