// astgen-golden 1
// _foreach_add.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()
void _foreach_add_out(at::TensorList out, at::TensorList self, const at::Scalar & scalar);
void _foreach_add_outf(at::TensorList self, const at::Scalar & scalar, at::TensorList out);
