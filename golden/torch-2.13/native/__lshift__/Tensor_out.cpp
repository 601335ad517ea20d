// astgen-golden 1
// __lshift__.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & __lshift___Tensor_out(
    const at::Tensor & self,
    const at::Tensor & other,
    at::Tensor & out);
