// astgen-golden 1
// _foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[]
TORCH_API ::std::vector<at::Tensor> foreach_tensor_div_list_kernel_slow(
    at::TensorList self,
    at::TensorList other);
TORCH_API ::std::vector<at::Tensor> foreach_tensor_div_list_kernel_cuda(
    at::TensorList self,
    at::TensorList other);
