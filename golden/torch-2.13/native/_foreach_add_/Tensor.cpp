// astgen-golden 1
// _foreach_add_.Tensor(Tensor(a!)[] self, Tensor other, *, Scalar alpha=1) -> ()
TORCH_API void foreach_tensor_add_tensor_kernel_slow_(
    at::TensorList self,
    const at::Tensor & other,
    const at::Scalar & alpha=1);
TORCH_API void foreach_tensor_add_tensor_kernel_cuda_(
    at::TensorList self,
    const at::Tensor & other,
    const at::Scalar & alpha=1);
