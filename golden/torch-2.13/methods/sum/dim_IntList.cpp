// astgen-golden 1
// sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
at::Tensor sum(
    at::OptionalIntArrayRef dim,
    bool keepdim=false,
    ::std::optional<at::ScalarType> dtype=::std::nullopt) const;
// aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
inline at::Tensor
Tensor::sum(
    at::OptionalIntArrayRef dim,
    bool keepdim,
    ::std::optional<at::ScalarType> dtype) const {
  return at::_ops::sum_dim_IntList::call(const_cast<Tensor &>(*this), dim, keepdim, dtype);
}
