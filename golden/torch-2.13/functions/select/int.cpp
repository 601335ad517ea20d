// astgen-golden 1
// select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
// aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
inline at::Tensor
select(
    const at::Tensor & self,
    int64_t dim,
    int64_t index) {
  return at::_ops::select_int::call(self, dim, index);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor
select(
    const at::Tensor & self,
    int64_t dim,
    int64_t index) {
  return at::_ops::select_int::call(self, dim, index);
}

} // namespace symint
// aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
inline at::Tensor
select_symint(
    const at::Tensor & self,
    int64_t dim,
    c10::SymInt index) {
  return at::_ops::select_int::call(self, dim, index);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor
select(
    const at::Tensor & self,
    int64_t dim,
    c10::SymInt index) {
  return at::_ops::select_int::call(self, dim, index);
}

} // namespace symint
