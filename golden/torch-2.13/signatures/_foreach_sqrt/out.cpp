// astgen-golden 1
// _foreach_sqrt.out(Tensor[] self, *, Tensor(a!)[] out) -> ()
void _foreach_sqrt_out(at::TensorList out, at::TensorList self);
void _foreach_sqrt_outf(at::TensorList self, at::TensorList out);
