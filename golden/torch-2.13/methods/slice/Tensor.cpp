// astgen-golden 1
// slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
at::Tensor slice(
    int64_t dim=0,
    ::std::optional<int64_t> start=::std::nullopt,
    ::std::optional<int64_t> end=::std::nullopt,
    int64_t step=1) const;
// aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
inline at::Tensor
Tensor::slice(
    int64_t dim,
    ::std::optional<int64_t> start,
    ::std::optional<int64_t> end,
    int64_t step) const {
  return at::_ops::slice_Tensor::call(
      const_cast<Tensor &>(*this),
      dim,
      start.has_value() ? ::std::make_optional(c10::SymInt(*start)) : ::std::nullopt,
      end.has_value() ? ::std::make_optional(c10::SymInt(*end)) : ::std::nullopt,
      step);
}
at::Tensor slice_symint(
    int64_t dim=0,
    ::std::optional<c10::SymInt> start=::std::nullopt,
    ::std::optional<c10::SymInt> end=::std::nullopt,
    c10::SymInt step=1) const;
// aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
inline at::Tensor
Tensor::slice_symint(
    int64_t dim,
    ::std::optional<c10::SymInt> start,
    ::std::optional<c10::SymInt> end,
    c10::SymInt step) const {
  return at::_ops::slice_Tensor::call(const_cast<Tensor &>(*this), dim, start, end, step);
}
