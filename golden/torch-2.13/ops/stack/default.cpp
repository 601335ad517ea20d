// astgen-golden 1
// stack(Tensor[] tensors, int dim=0) -> Tensor
struct TORCH_API stack {
  using schema = at::Tensor (at::TensorList, int64_t);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::stack";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "stack(Tensor[] tensors, int dim=0) -> Tensor";

  static at::Tensor call(
      at::TensorList tensors,
      int64_t dim);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::TensorList tensors,
      int64_t dim);
};
// aten::stack(Tensor[] tensors, int dim=0) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<stack::schema>
create_stack_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(stack::name, stack::overload_name)
      .typed<stack::schema>();
}
// aten::stack(Tensor[] tensors, int dim=0) -> Tensor
at::Tensor
stack::call(
    at::TensorList tensors,
    int64_t dim) {
  static auto op = create_stack_typed_handle();
  return op.call(tensors, dim);
}
// aten::stack(Tensor[] tensors, int dim=0) -> Tensor
at::Tensor
stack::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList tensors,
    int64_t dim) {
  static auto op = create_stack_typed_handle();
  return op.redispatch(dispatchKeySet, tensors, dim);
}
