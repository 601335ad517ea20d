// astgen-golden 1
// randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & randperm_out(
    int64_t n,
    at::Tensor & out);
