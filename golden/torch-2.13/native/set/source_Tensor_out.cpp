// astgen-golden 1
// set.source_Tensor_out(Tensor self, Tensor source, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & set_source_Tensor_out(
    const at::Tensor & self,
    const at::Tensor & source,
    at::Tensor & out);
