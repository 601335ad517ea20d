// astgen-golden 1
// _foreach_div.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()
TORCH_API void _foreach_div_Scalar_out(
    at::TensorList self,
    const at::Scalar & scalar,
    at::TensorList out);
