// astgen-golden 1
// _foreach_add.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()
TORCH_API void _foreach_add_ScalarList_out(
    at::TensorList self,
    at::ArrayRef<at::Scalar> scalars,
    at::TensorList out);
