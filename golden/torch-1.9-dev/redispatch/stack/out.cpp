// astgen-golden 1
// stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & stack_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    TensorList tensors,
    int64_t dim=0);
// aten::stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
stack_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    TensorList tensors,
    int64_t dim) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::stack", "out")
      .typed<Tensor & (TensorList, int64_t, Tensor &)>();
  return op.redispatch(dispatchKeySet, tensors, dim, out);
}
TORCH_API Tensor & stack_outf(
    c10::DispatchKeySet dispatchKeySet,
    TensorList tensors,
    int64_t dim,
    Tensor & out);
// aten::stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
stack_outf(
    c10::DispatchKeySet dispatchKeySet,
    TensorList tensors,
    int64_t dim,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::stack", "out")
      .typed<Tensor & (TensorList, int64_t, Tensor &)>();
  return op.redispatch(dispatchKeySet, tensors, dim, out);
}
