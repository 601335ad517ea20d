// astgen-golden 1
// stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API stack_out {
  using schema = at::Tensor & (at::TensorList, int64_t, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::stack";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      at::TensorList tensors,
      int64_t dim,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::TensorList tensors,
      int64_t dim,
      at::Tensor & out);
};
// aten::stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<stack_out::schema>
create_stack_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(stack_out::name, stack_out::overload_name)
      .typed<stack_out::schema>();
}
// aten::stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
stack_out::call(
    at::TensorList tensors,
    int64_t dim,
    at::Tensor & out) {
  static auto op = create_stack_out_typed_handle();
  return op.call(tensors, dim, out);
}
// aten::stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
stack_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList tensors,
    int64_t dim,
    at::Tensor & out) {
  static auto op = create_stack_out_typed_handle();
  return op.redispatch(dispatchKeySet, tensors, dim, out);
}
