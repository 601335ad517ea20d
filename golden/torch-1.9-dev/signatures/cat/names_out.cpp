// astgen-golden 1
// cat.names_out(Tensor[] tensors, Dimname dim, *, Tensor(a!) out) -> Tensor(a!)
Tensor & cat_out(Tensor & out, TensorList tensors, Dimname dim);
Tensor & cat_outf(TensorList tensors, Dimname dim, Tensor & out);
