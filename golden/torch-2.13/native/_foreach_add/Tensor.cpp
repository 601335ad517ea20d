// astgen-golden 1
// _foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]
TORCH_API ::std::vector<at::Tensor> foreach_tensor_add_tensor_kernel_slow(
    at::TensorList self,
    const at::Tensor & other,
    const at::Scalar & alpha=1);
TORCH_API ::std::vector<at::Tensor> foreach_tensor_add_tensor_kernel_cuda(
    at::TensorList self,
    const at::Tensor & other,
    const at::Scalar & alpha=1);
