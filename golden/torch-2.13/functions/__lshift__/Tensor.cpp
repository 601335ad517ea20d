// astgen-golden 1
// __lshift__.Tensor(Tensor self, Tensor other) -> Tensor
// aten::__lshift__.Tensor(Tensor self, Tensor other) -> Tensor
inline at::Tensor
__lshift__(
    const at::Tensor & self,
    const at::Tensor & other) {
  return at::_ops::__lshift___Tensor::call(self, other);
}
