// astgen-golden 1
// set.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & set_out(
    const at::Tensor & self,
    at::Tensor & out);
