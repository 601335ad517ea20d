// astgen-golden 1
// _foreach_add.List_out(Tensor[] self, Tensor[] other, *, Scalar alpha=1, Tensor(a!)[] out) -> ()
TORCH_API void _foreach_add_List_out(
    at::TensorList self,
    at::TensorList other,
    const at::Scalar & alpha,
    at::TensorList out);
