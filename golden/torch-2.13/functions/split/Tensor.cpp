// astgen-golden 1
// split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
// aten::split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
inline ::std::vector<at::Tensor>
split(
    const at::Tensor & self,
    int64_t split_size,
    int64_t dim=0) {
  return at::_ops::split_Tensor::call(self, split_size, dim);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
::std::vector<at::Tensor>
split(
    const at::Tensor & self,
    int64_t split_size,
    int64_t dim=0) {
  return at::_ops::split_Tensor::call(self, split_size, dim);
}

} // namespace symint
// aten::split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
inline ::std::vector<at::Tensor>
split_symint(
    const at::Tensor & self,
    c10::SymInt split_size,
    int64_t dim=0) {
  return at::_ops::split_Tensor::call(self, split_size, dim);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
::std::vector<at::Tensor>
split(
    const at::Tensor & self,
    c10::SymInt split_size,
    int64_t dim=0) {
  return at::_ops::split_Tensor::call(self, split_size, dim);
}

} // namespace symint
