// astgen-golden 1
// _foreach_div.Tensor(Tensor[] self, Tensor other) -> Tensor[]
TORCH_API ::std::vector<at::Tensor> foreach_tensor_div_tensor_kernel_slow(
    at::TensorList self,
    const at::Tensor & other);
TORCH_API ::std::vector<at::Tensor> foreach_tensor_div_tensor_kernel_cuda(
    at::TensorList self,
    const at::Tensor & other);
