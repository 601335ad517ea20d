// astgen-golden 1
// fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
// aten::fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
inline at::Tensor &
fill_(
    at::Tensor & self,
    const at::Tensor & value) {
  return at::_ops::fill__Tensor::call(self, value);
}
