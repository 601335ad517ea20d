// astgen-golden 1
// stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
Tensor & stack_out(Tensor & out, TensorList tensors, int64_t dim=0);
Tensor & stack_outf(TensorList tensors, int64_t dim, Tensor & out);
