// astgen-golden 1
// _foreach_abs(Tensor[] self) -> Tensor[]
TORCH_API ::std::vector<at::Tensor> foreach_tensor_abs_slow(at::TensorList self);
TORCH_API ::std::vector<at::Tensor> foreach_tensor_abs_cuda(at::TensorList self);
