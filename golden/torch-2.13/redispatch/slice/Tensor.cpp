// astgen-golden 1
// slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
// aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
inline at::Tensor
slice(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    int64_t dim=0,
    ::std::optional<int64_t> start=::std::nullopt,
    ::std::optional<int64_t> end=::std::nullopt,
    int64_t step=1) {
  return at::_ops::slice_Tensor::redispatch(
      dispatchKeySet,
      self,
      dim,
      start.has_value() ? ::std::make_optional(c10::SymInt(*start)) : ::std::nullopt,
      end.has_value() ? ::std::make_optional(c10::SymInt(*end)) : ::std::nullopt,
      step);
}
// aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
inline at::Tensor
slice_symint(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    int64_t dim=0,
    ::std::optional<c10::SymInt> start=::std::nullopt,
    ::std::optional<c10::SymInt> end=::std::nullopt,
    c10::SymInt step=1) {
  return at::_ops::slice_Tensor::redispatch(dispatchKeySet, self, dim, start, end, step);
}
