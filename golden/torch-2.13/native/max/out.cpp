// astgen-golden 1
// max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & max_out(
    const at::Tensor & self,
    const at::Tensor & other,
    at::Tensor & out);
