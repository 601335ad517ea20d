// astgen-golden 1
// _foreach_div.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()
void _foreach_div_out(at::TensorList out, at::TensorList self, const at::Scalar & scalar);
void _foreach_div_outf(at::TensorList self, const at::Scalar & scalar, at::TensorList out);
