// astgen-golden 1
// size.int(Tensor self, int dim) -> int
// aten::size.int(Tensor self, int dim) -> int
inline int64_t
__dispatch_size(
    const at::Tensor & self,
    int64_t dim) {
  return at::_ops::size_int::call(self, dim);
}
