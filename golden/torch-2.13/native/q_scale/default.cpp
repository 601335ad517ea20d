// astgen-golden 1
// q_scale(Tensor self) -> float
TORCH_API double q_scale_quant(const at::Tensor & self);
