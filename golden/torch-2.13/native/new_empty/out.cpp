// astgen-golden 1
// new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & new_empty_out_symint(
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    at::Tensor & out);
