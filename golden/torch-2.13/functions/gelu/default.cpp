// astgen-golden 1
// gelu(Tensor self, *, str approximate='none') -> Tensor
// aten::gelu(Tensor self, *, str approximate='none') -> Tensor
inline at::Tensor
gelu(
    const at::Tensor & self,
    c10::string_view approximate="none") {
  return at::_ops::gelu::call(self, approximate);
}
