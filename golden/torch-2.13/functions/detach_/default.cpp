// astgen-golden 1
// detach_(Tensor(a!) self) -> Tensor(a!)
// aten::detach_(Tensor(a!) self) -> Tensor(a!)
inline at::Tensor &
detach_(at::Tensor & self) {
  return at::_ops::detach_::call(self);
}
