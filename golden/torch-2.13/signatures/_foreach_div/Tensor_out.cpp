// astgen-golden 1
// _foreach_div.Tensor_out(Tensor[] self, Tensor other, *, Tensor(a!)[] out) -> ()
void _foreach_div_out(at::TensorList out, at::TensorList self, const at::Tensor & other);
void _foreach_div_outf(at::TensorList self, const at::Tensor & other, at::TensorList out);
