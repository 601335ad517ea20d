// astgen-golden 1
// max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & max_unary_out(
    const at::Tensor & self,
    at::Tensor & out);
TORCH_API at::Tensor & max_quantized_unary_out(
    const at::Tensor & self,
    at::Tensor & out);
