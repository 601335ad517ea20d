// astgen-golden 1
// unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
::std::vector<at::Tensor> unbind(int64_t dim=0) const;
// aten::unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
inline ::std::vector<at::Tensor>
Tensor::unbind(int64_t dim) const {
  return at::_ops::unbind_int::call(const_cast<Tensor &>(*this), dim);
}
