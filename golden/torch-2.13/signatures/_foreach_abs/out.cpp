// astgen-golden 1
// _foreach_abs.out(Tensor[] self, *, Tensor(a!)[] out) -> ()
void _foreach_abs_out(at::TensorList out, at::TensorList self);
void _foreach_abs_outf(at::TensorList self, at::TensorList out);
