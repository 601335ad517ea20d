// astgen-golden 1
// _foreach_abs(Tensor[] self) -> Tensor[]
// aten::_foreach_abs(Tensor[] self) -> Tensor[]
inline ::std::vector<at::Tensor>
_foreach_abs(at::TensorList self) {
  return at::_ops::_foreach_abs::call(self);
}
