// astgen-golden 1
// cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
Tensor & cat_out(Tensor & out, TensorList tensors, int64_t dim=0);
Tensor & cat_outf(TensorList tensors, int64_t dim, Tensor & out);
