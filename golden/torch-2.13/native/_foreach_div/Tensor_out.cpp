// astgen-golden 1
// _foreach_div.Tensor_out(Tensor[] self, Tensor other, *, Tensor(a!)[] out) -> ()
TORCH_API void _foreach_div_Tensor_out(
    at::TensorList self,
    const at::Tensor & other,
    at::TensorList out);
