// astgen-golden 1
// _foreach_sqrt(Tensor[] self) -> Tensor[]
TORCH_API ::std::vector<at::Tensor> foreach_tensor_sqrt_slow(at::TensorList self);
TORCH_API ::std::vector<at::Tensor> foreach_tensor_sqrt_cuda(at::TensorList self);
