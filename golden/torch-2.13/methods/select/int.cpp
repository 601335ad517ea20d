// astgen-golden 1
// select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
at::Tensor select(
    int64_t dim,
    int64_t index) const;
// aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
inline at::Tensor
Tensor::select(
    int64_t dim,
    int64_t index) const {
  return at::_ops::select_int::call(const_cast<Tensor &>(*this), dim, index);
}
at::Tensor select_symint(
    int64_t dim,
    c10::SymInt index) const;
// aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
inline at::Tensor
Tensor::select_symint(
    int64_t dim,
    c10::SymInt index) const {
  return at::_ops::select_int::call(const_cast<Tensor &>(*this), dim, index);
}
