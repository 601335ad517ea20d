// astgen-golden 1
// _foreach_div_.Tensor(Tensor(a!)[] self, Tensor other) -> ()
TORCH_API void foreach_tensor_div_tensor_kernel_slow_(
    at::TensorList self,
    const at::Tensor & other);
TORCH_API void foreach_tensor_div_tensor_kernel_cuda_(
    at::TensorList self,
    const at::Tensor & other);
