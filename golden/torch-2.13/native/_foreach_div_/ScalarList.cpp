// astgen-golden 1
// _foreach_div_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()
TORCH_API void foreach_tensor_div_scalarlist_kernel_slow_(
    at::TensorList self,
    at::ArrayRef<at::Scalar> scalars);
TORCH_API void foreach_tensor_div_scalarlist_kernel_cuda_(
    at::TensorList self,
    at::ArrayRef<at::Scalar> scalars);
