// astgen-golden 1
// sum.IntList_out(Tensor self, int[1] dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & sum_out(
    Tensor & out,
    const Tensor & self,
    IntArrayRef dim,
    bool keepdim=false,
    c10::optional<ScalarType> dtype=c10::nullopt);
// aten::sum.IntList_out(Tensor self, int[1] dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
Tensor &
sum_out(
    Tensor & out,
    const Tensor & self,
    IntArrayRef dim,
    bool keepdim,
    c10::optional<ScalarType> dtype) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sum", "IntList_out")
      .typed<Tensor & (const Tensor &, IntArrayRef, bool, c10::optional<ScalarType>, Tensor &)>();
  return op.call(self, dim, keepdim, dtype, out);
}
TORCH_API Tensor & sum_outf(
    const Tensor & self,
    IntArrayRef dim,
    bool keepdim,
    c10::optional<ScalarType> dtype,
    Tensor & out);
// aten::sum.IntList_out(Tensor self, int[1] dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
Tensor &
sum_outf(
    const Tensor & self,
    IntArrayRef dim,
    bool keepdim,
    c10::optional<ScalarType> dtype,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sum", "IntList_out")
      .typed<Tensor & (const Tensor &, IntArrayRef, bool, c10::optional<ScalarType>, Tensor &)>();
  return op.call(self, dim, keepdim, dtype, out);
}
