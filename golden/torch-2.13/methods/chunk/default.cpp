// astgen-golden 1
// chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
::std::vector<at::Tensor> chunk(
    int64_t chunks,
    int64_t dim=0) const;
// aten::chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
inline ::std::vector<at::Tensor>
Tensor::chunk(
    int64_t chunks,
    int64_t dim) const {
  return at::_ops::chunk::call(const_cast<Tensor &>(*this), chunks, dim);
}
