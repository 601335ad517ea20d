// astgen-golden 1
// _foreach_div.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()
TORCH_API void _foreach_div_ScalarList_out(
    at::TensorList self,
    at::ArrayRef<at::Scalar> scalars,
    at::TensorList out);
