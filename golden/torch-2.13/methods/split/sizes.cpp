// astgen-golden 1
// split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]
::std::vector<at::Tensor> split(
    at::IntArrayRef split_size,
    int64_t dim=0) const;
// aten::split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]
inline ::std::vector<at::Tensor>
Tensor::split(
    at::IntArrayRef split_size,
    int64_t dim) const {
  return at::_ops::split_sizes::call(
      const_cast<Tensor &>(*this),
      c10::fromIntArrayRefSlow(split_size),
      dim);
}
::std::vector<at::Tensor> split_symint(
    c10::SymIntArrayRef split_size,
    int64_t dim=0) const;
// aten::split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]
inline ::std::vector<at::Tensor>
Tensor::split_symint(
    c10::SymIntArrayRef split_size,
    int64_t dim) const {
  return at::_ops::split_sizes::call(const_cast<Tensor &>(*this), split_size, dim);
}
