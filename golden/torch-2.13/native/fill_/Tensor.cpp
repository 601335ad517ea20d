// astgen-golden 1
// fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
TORCH_API at::Tensor & fill_(
    at::Tensor & self,
    const at::Tensor & value);
TORCH_API at::Tensor & fill_quantized_(
    at::Tensor & self,
    const at::Tensor & value);
TORCH_API at::Tensor & fill_meta_(
    at::Tensor & self,
    const at::Tensor & value);
TORCH_API at::Tensor & fill_nested_(
    at::Tensor & self,
    const at::Tensor & value);
