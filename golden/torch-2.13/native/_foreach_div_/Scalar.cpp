// astgen-golden 1
// _foreach_div_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
TORCH_API void foreach_tensor_div_scalar_kernel_slow_(
    at::TensorList self,
    const at::Scalar & scalar);
TORCH_API void foreach_tensor_div_scalar_kernel_cuda_(
    at::TensorList self,
    const at::Scalar & scalar);
