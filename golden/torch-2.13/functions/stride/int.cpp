// astgen-golden 1
// stride.int(Tensor self, int dim) -> int
// aten::stride.int(Tensor self, int dim) -> int
inline int64_t
__dispatch_stride(
    const at::Tensor & self,
    int64_t dim) {
  return at::_ops::stride_int::call(self, dim);
}
