// astgen-golden 1
// _foreach_abs_(Tensor(a!)[] self) -> ()
TORCH_API void foreach_tensor_abs_slow_(at::TensorList self);
TORCH_API void foreach_tensor_abs_cuda_(at::TensorList self);
