// astgen-golden 1
// squeeze(Tensor(a) self) -> Tensor(a)
// aten::squeeze(Tensor(a) self) -> Tensor(a)
inline at::Tensor
squeeze(const at::Tensor & self) {
  return at::_ops::squeeze::call(self);
}
