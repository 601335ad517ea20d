// astgen-golden 1
// _foreach_div_.List(Tensor(a!)[] self, Tensor[] other) -> ()
TORCH_API void foreach_tensor_div_list_kernel_slow_(
    at::TensorList self,
    at::TensorList other);
TORCH_API void foreach_tensor_div_list_kernel_cuda_(
    at::TensorList self,
    at::TensorList other);
