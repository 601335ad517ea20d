// astgen-golden 1
// sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
// aten::sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
sum_out(
    at::Tensor & out,
    const at::Tensor & self,
    at::OptionalIntArrayRef dim,
    bool keepdim=false,
    ::std::optional<at::ScalarType> dtype=::std::nullopt) {
  return at::_ops::sum_IntList_out::call(self, dim, keepdim, dtype, out);
}
// aten::sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
sum_outf(
    const at::Tensor & self,
    at::OptionalIntArrayRef dim,
    bool keepdim,
    ::std::optional<at::ScalarType> dtype,
    at::Tensor & out) {
  return at::_ops::sum_IntList_out::call(self, dim, keepdim, dtype, out);
}
