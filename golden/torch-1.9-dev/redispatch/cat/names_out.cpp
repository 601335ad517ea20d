// astgen-golden 1
// cat.names_out(Tensor[] tensors, Dimname dim, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & cat_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    TensorList tensors,
    Dimname dim);
// aten::cat.names_out(Tensor[] tensors, Dimname dim, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
cat_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    TensorList tensors,
    Dimname dim) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::cat", "names_out")
      .typed<Tensor & (TensorList, Dimname, Tensor &)>();
  return op.redispatch(dispatchKeySet, tensors, dim, out);
}
TORCH_API Tensor & cat_outf(
    c10::DispatchKeySet dispatchKeySet,
    TensorList tensors,
    Dimname dim,
    Tensor & out);
// aten::cat.names_out(Tensor[] tensors, Dimname dim, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
cat_outf(
    c10::DispatchKeySet dispatchKeySet,
    TensorList tensors,
    Dimname dim,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::cat", "names_out")
      .typed<Tensor & (TensorList, Dimname, Tensor &)>();
  return op.redispatch(dispatchKeySet, tensors, dim, out);
}
