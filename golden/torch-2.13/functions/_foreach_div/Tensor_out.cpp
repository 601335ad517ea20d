// astgen-golden 1
// _foreach_div.Tensor_out(Tensor[] self, Tensor other, *, Tensor(a!)[] out) -> ()
// aten::_foreach_div.Tensor_out(Tensor[] self, Tensor other, *, Tensor(a!)[] out) -> ()
inline void
_foreach_div_out(
    at::TensorList out,
    at::TensorList self,
    const at::Tensor & other) {
  return at::_ops::_foreach_div_Tensor_out::call(self, other, out);
}
// aten::_foreach_div.Tensor_out(Tensor[] self, Tensor other, *, Tensor(a!)[] out) -> ()
inline void
_foreach_div_outf(
    at::TensorList self,
    const at::Tensor & other,
    at::TensorList out) {
  return at::_ops::_foreach_div_Tensor_out::call(self, other, out);
}
