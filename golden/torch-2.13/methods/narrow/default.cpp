// astgen-golden 1
// narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
at::Tensor narrow(
    int64_t dim,
    int64_t start,
    int64_t length) const;
// aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
inline at::Tensor
Tensor::narrow(
    int64_t dim,
    int64_t start,
    int64_t length) const {
  return at::_ops::narrow::call(const_cast<Tensor &>(*this), dim, start, length);
}
at::Tensor narrow_symint(
    int64_t dim,
    c10::SymInt start,
    c10::SymInt length) const;
// aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
inline at::Tensor
Tensor::narrow_symint(
    int64_t dim,
    c10::SymInt start,
    c10::SymInt length) const {
  return at::_ops::narrow::call(const_cast<Tensor &>(*this), dim, start, length);
}
