// astgen-golden 1
// narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)
at::Tensor narrow(
    int64_t dim,
    const at::Tensor & start,
    int64_t length) const;
// aten::narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)
inline at::Tensor
Tensor::narrow(
    int64_t dim,
    const at::Tensor & start,
    int64_t length) const {
  return at::_ops::narrow_Tensor::call(const_cast<Tensor &>(*this), dim, start, length);
}
at::Tensor narrow_symint(
    int64_t dim,
    const at::Tensor & start,
    c10::SymInt length) const;
// aten::narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)
inline at::Tensor
Tensor::narrow_symint(
    int64_t dim,
    const at::Tensor & start,
    c10::SymInt length) const {
  return at::_ops::narrow_Tensor::call(const_cast<Tensor &>(*this), dim, start, length);
}
