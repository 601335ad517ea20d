// astgen-golden 1
// _foreach_div.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
TORCH_API ::std::vector<at::Tensor> foreach_tensor_div_scalarlist_kernel_slow(
    at::TensorList self,
    at::ArrayRef<at::Scalar> scalars);
TORCH_API ::std::vector<at::Tensor> foreach_tensor_div_scalarlist_kernel_cuda(
    at::TensorList self,
    at::ArrayRef<at::Scalar> scalars);
