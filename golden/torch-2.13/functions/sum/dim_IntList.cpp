// astgen-golden 1
// sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
// aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
inline at::Tensor
sum(
    const at::Tensor & self,
    at::OptionalIntArrayRef dim,
    bool keepdim=false,
    ::std::optional<at::ScalarType> dtype=::std::nullopt) {
  return at::_ops::sum_dim_IntList::call(self, dim, keepdim, dtype);
}
