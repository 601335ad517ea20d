// astgen-golden 1
// fill.Tensor(Tensor self, Tensor value) -> Tensor
TORCH_API at::Tensor fill(
    const at::Tensor & self,
    const at::Tensor & value);
