// astgen-golden 1
// sum.dim_IntList(Tensor self, int[1] dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
TORCH_API Tensor sum(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    IntArrayRef dim,
    bool keepdim=false,
    c10::optional<ScalarType> dtype=c10::nullopt);
// aten::sum.dim_IntList(Tensor self, int[1] dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
Tensor
sum(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    IntArrayRef dim,
    bool keepdim,
    c10::optional<ScalarType> dtype) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sum", "dim_IntList")
      .typed<Tensor (const Tensor &, IntArrayRef, bool, c10::optional<ScalarType>)>();
  return op.redispatch(dispatchKeySet, self, dim, keepdim, dtype);
}
