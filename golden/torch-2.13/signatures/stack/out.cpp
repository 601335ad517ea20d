// astgen-golden 1
// stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor & stack_out(at::Tensor & out, at::TensorList tensors, int64_t dim=0);
at::Tensor & stack_outf(at::TensorList tensors, int64_t dim, at::Tensor & out);
