// astgen-golden 1
// _foreach_div_.Tensor(Tensor(a!)[] self, Tensor other) -> ()
// aten::_foreach_div_.Tensor(Tensor(a!)[] self, Tensor other) -> ()
inline void
_foreach_div_(
    at::TensorList self,
    const at::Tensor & other) {
  return at::_ops::_foreach_div__Tensor::call(self, other);
}
