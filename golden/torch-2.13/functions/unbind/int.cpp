// astgen-golden 1
// unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
// aten::unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
inline ::std::vector<at::Tensor>
unbind(
    const at::Tensor & self,
    int64_t dim=0) {
  return at::_ops::unbind_int::call(self, dim);
}
