// astgen-golden 1
// stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & stack_out(
    at::TensorList tensors,
    int64_t dim,
    at::Tensor & out);
