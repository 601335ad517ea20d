// astgen-golden 1
// _foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]
TORCH_API ::std::vector<at::Tensor> foreach_tensor_add_list_kernel_slow(
    at::TensorList self,
    at::TensorList other,
    const at::Scalar & alpha=1);
TORCH_API ::std::vector<at::Tensor> foreach_tensor_add_list_kernel_cuda(
    at::TensorList self,
    at::TensorList other,
    const at::Scalar & alpha=1);
