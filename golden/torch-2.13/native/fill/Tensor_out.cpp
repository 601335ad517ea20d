// astgen-golden 1
// fill.Tensor_out(Tensor self, Tensor value, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & fill_Tensor_out(
    const at::Tensor & self,
    const at::Tensor & value,
    at::Tensor & out);
