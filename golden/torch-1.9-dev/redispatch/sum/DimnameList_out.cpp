// astgen-golden 1
// sum.DimnameList_out(Tensor self, Dimname[1] dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & sum_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    const Tensor & self,
    DimnameList dim,
    bool keepdim=false,
    c10::optional<ScalarType> dtype=c10::nullopt);
// aten::sum.DimnameList_out(Tensor self, Dimname[1] dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
Tensor &
sum_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    const Tensor & self,
    DimnameList dim,
    bool keepdim,
    c10::optional<ScalarType> dtype) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sum", "DimnameList_out")
      .typed<Tensor & (const Tensor &, DimnameList, bool, c10::optional<ScalarType>, Tensor &)>();
  return op.redispatch(dispatchKeySet, self, dim, keepdim, dtype, out);
}
TORCH_API Tensor & sum_outf(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    DimnameList dim,
    bool keepdim,
    c10::optional<ScalarType> dtype,
    Tensor & out);
// aten::sum.DimnameList_out(Tensor self, Dimname[1] dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
Tensor &
sum_outf(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    DimnameList dim,
    bool keepdim,
    c10::optional<ScalarType> dtype,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sum", "DimnameList_out")
      .typed<Tensor & (const Tensor &, DimnameList, bool, c10::optional<ScalarType>, Tensor &)>();
  return op.redispatch(dispatchKeySet, self, dim, keepdim, dtype, out);
}
