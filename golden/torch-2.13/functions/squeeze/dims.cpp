// astgen-golden 1
// squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
// aten::squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
inline at::Tensor
squeeze(
    const at::Tensor & self,
    at::IntArrayRef dim) {
  return at::_ops::squeeze_dims::call(self, dim);
}
