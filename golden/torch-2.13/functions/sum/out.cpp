// astgen-golden 1
// sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
// aten::sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
sum_out(
    at::Tensor & out,
    const at::Tensor & self,
    ::std::optional<at::ScalarType> dtype=::std::nullopt) {
  return at::_ops::sum_out::call(self, dtype, out);
}
// aten::sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
sum_outf(
    const at::Tensor & self,
    ::std::optional<at::ScalarType> dtype,
    at::Tensor & out) {
  return at::_ops::sum_out::call(self, dtype, out);
}
