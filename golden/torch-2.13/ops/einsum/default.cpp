// astgen-golden 1
// einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor
struct TORCH_API einsum {
  using schema = at::Tensor (c10::string_view, at::TensorList, at::OptionalIntArrayRef);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::einsum";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor";

  static at::Tensor call(
      c10::string_view equation,
      at::TensorList tensors,
      at::OptionalIntArrayRef path);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      c10::string_view equation,
      at::TensorList tensors,
      at::OptionalIntArrayRef path);
};
// aten::einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<einsum::schema>
create_einsum_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(einsum::name, einsum::overload_name)
      .typed<einsum::schema>();
}
// aten::einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor
at::Tensor
einsum::call(
    c10::string_view equation,
    at::TensorList tensors,
    at::OptionalIntArrayRef path) {
  static auto op = create_einsum_typed_handle();
  return op.call(equation, tensors, path);
}
// aten::einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor
at::Tensor
einsum::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    c10::string_view equation,
    at::TensorList tensors,
    at::OptionalIntArrayRef path) {
  static auto op = create_einsum_typed_handle();
  return op.redispatch(dispatchKeySet, equation, tensors, path);
}
