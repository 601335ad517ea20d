// astgen-golden 1
// _foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()
TORCH_API void foreach_tensor_add_list_kernel_slow_(
    at::TensorList self,
    at::TensorList other,
    const at::Scalar & alpha=1);
TORCH_API void foreach_tensor_add_list_kernel_cuda_(
    at::TensorList self,
    at::TensorList other,
    const at::Scalar & alpha=1);
