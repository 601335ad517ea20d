// astgen-golden 1
// narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
// aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
inline at::Tensor
narrow(
    const at::Tensor & self,
    int64_t dim,
    int64_t start,
    int64_t length) {
  return at::_ops::narrow::call(self, dim, start, length);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor
narrow(
    const at::Tensor & self,
    int64_t dim,
    int64_t start,
    int64_t length) {
  return at::_ops::narrow::call(self, dim, start, length);
}

} // namespace symint
// aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
inline at::Tensor
narrow_symint(
    const at::Tensor & self,
    int64_t dim,
    c10::SymInt start,
    c10::SymInt length) {
  return at::_ops::narrow::call(self, dim, start, length);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor
narrow(
    const at::Tensor & self,
    int64_t dim,
    c10::SymInt start,
    c10::SymInt length) {
  return at::_ops::narrow::call(self, dim, start, length);
}

} // namespace symint
