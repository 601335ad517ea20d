// astgen-golden 1
// cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & cat_out(
    Tensor & out,
    TensorList tensors,
    int64_t dim=0);
// aten::cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
cat_out(
    Tensor & out,
    TensorList tensors,
    int64_t dim) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::cat", "out")
      .typed<Tensor & (TensorList, int64_t, Tensor &)>();
  return op.call(tensors, dim, out);
}
TORCH_API Tensor & cat_outf(
    TensorList tensors,
    int64_t dim,
    Tensor & out);
// aten::cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
cat_outf(
    TensorList tensors,
    int64_t dim,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::cat", "out")
      .typed<Tensor & (TensorList, int64_t, Tensor &)>();
  return op.call(tensors, dim, out);
}
