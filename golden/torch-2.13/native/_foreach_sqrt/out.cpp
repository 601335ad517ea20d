// astgen-golden 1
// _foreach_sqrt.out(Tensor[] self, *, Tensor(a!)[] out) -> ()
TORCH_API void _foreach_sqrt_out(
    at::TensorList self,
    at::TensorList out);
