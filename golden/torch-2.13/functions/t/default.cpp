// astgen-golden 1
// t(Tensor(a) self) -> Tensor(a)
// aten::t(Tensor(a) self) -> Tensor(a)
inline at::Tensor
t(const at::Tensor & self) {
  return at::_ops::t::call(self);
}
