// astgen-golden 1
// gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
// aten::gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
inline at::Tensor &
gelu_(
    at::Tensor & self,
    c10::string_view approximate="none") {
  return at::_ops::gelu_::call(self, approximate);
}
