// astgen-golden 1
// _foreach_div.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
TORCH_API ::std::vector<at::Tensor> foreach_tensor_div_scalar_kernel_slow(
    at::TensorList self,
    const at::Scalar & scalar);
TORCH_API ::std::vector<at::Tensor> foreach_tensor_div_scalar_kernel_cuda(
    at::TensorList self,
    const at::Scalar & scalar);
