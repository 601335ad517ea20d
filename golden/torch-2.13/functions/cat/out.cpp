// astgen-golden 1
// cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
// aten::cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
cat_out(
    at::Tensor & out,
    const at::ITensorListRef & tensors,
    int64_t dim=0) {
  return at::_ops::cat_out::call(tensors, dim, out);
}
// aten::cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
cat_outf(
    const at::ITensorListRef & tensors,
    int64_t dim,
    at::Tensor & out) {
  return at::_ops::cat_out::call(tensors, dim, out);
}
