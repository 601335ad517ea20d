// astgen-golden 1
// _foreach_abs.out(Tensor[] self, *, Tensor(a!)[] out) -> ()
TORCH_API void _foreach_abs_out(
    at::TensorList self,
    at::TensorList out);
