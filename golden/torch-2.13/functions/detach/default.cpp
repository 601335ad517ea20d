// astgen-golden 1
// detach(Tensor(a) self) -> Tensor(a)
// aten::detach(Tensor(a) self) -> Tensor(a)
inline at::Tensor
detach(const at::Tensor & self) {
  return at::_ops::detach::call(self);
}
