// astgen-golden 1
// zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & zero_out(
    const at::Tensor & self,
    at::Tensor & out);
