// astgen-golden 1
// split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
::std::vector<at::Tensor> split(
    int64_t split_size,
    int64_t dim=0) const;
// aten::split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
inline ::std::vector<at::Tensor>
Tensor::split(
    int64_t split_size,
    int64_t dim) const {
  return at::_ops::split_Tensor::call(const_cast<Tensor &>(*this), split_size, dim);
}
::std::vector<at::Tensor> split_symint(
    c10::SymInt split_size,
    int64_t dim=0) const;
// aten::split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
inline ::std::vector<at::Tensor>
Tensor::split_symint(
    c10::SymInt split_size,
    int64_t dim) const {
  return at::_ops::split_Tensor::call(const_cast<Tensor &>(*this), split_size, dim);
}
