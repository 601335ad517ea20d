// astgen-golden 1
// _foreach_sqrt_(Tensor(a!)[] self) -> ()
TORCH_API void foreach_tensor_sqrt_slow_(at::TensorList self);
TORCH_API void foreach_tensor_sqrt_cuda_(at::TensorList self);
