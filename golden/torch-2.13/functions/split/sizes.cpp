// astgen-golden 1
// split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]
// aten::split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]
inline ::std::vector<at::Tensor>
split(
    const at::Tensor & self,
    at::IntArrayRef split_size,
    int64_t dim=0) {
  return at::_ops::split_sizes::call(self, c10::fromIntArrayRefSlow(split_size), dim);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
::std::vector<at::Tensor>
split(
    const at::Tensor & self,
    at::IntArrayRef split_size,
    int64_t dim=0) {
  return at::_ops::split_sizes::call(self, c10::fromIntArrayRefSlow(split_size), dim);
}

} // namespace symint
// aten::split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]
inline ::std::vector<at::Tensor>
split_symint(
    const at::Tensor & self,
    c10::SymIntArrayRef split_size,
    int64_t dim=0) {
  return at::_ops::split_sizes::call(self, split_size, dim);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
::std::vector<at::Tensor>
split(
    const at::Tensor & self,
    c10::SymIntArrayRef split_size,
    int64_t dim=0) {
  return at::_ops::split_sizes::call(self, split_size, dim);
}

} // namespace symint
