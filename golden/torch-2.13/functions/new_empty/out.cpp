// astgen-golden 1
// new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
// aten::new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
new_empty_out(
    at::Tensor & out,
    const at::Tensor & self,
    at::IntArrayRef size) {
  return at::_ops::new_empty_out::call(self, c10::fromIntArrayRefSlow(size), out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor &
new_empty_out(
    at::Tensor & out,
    const at::Tensor & self,
    at::IntArrayRef size) {
  return at::_ops::new_empty_out::call(self, c10::fromIntArrayRefSlow(size), out);
}

} // namespace symint
// aten::new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
new_empty_outf(
    const at::Tensor & self,
    at::IntArrayRef size,
    at::Tensor & out) {
  return at::_ops::new_empty_out::call(self, c10::fromIntArrayRefSlow(size), out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor &
new_empty_outf(
    const at::Tensor & self,
    at::IntArrayRef size,
    at::Tensor & out) {
  return at::_ops::new_empty_out::call(self, c10::fromIntArrayRefSlow(size), out);
}

} // namespace symint
// aten::new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
new_empty_symint_out(
    at::Tensor & out,
    const at::Tensor & self,
    c10::SymIntArrayRef size) {
  return at::_ops::new_empty_out::call(self, size, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor &
new_empty_out(
    at::Tensor & out,
    const at::Tensor & self,
    c10::SymIntArrayRef size) {
  return at::_ops::new_empty_out::call(self, size, out);
}

} // namespace symint
// aten::new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
new_empty_symint_outf(
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    at::Tensor & out) {
  return at::_ops::new_empty_out::call(self, size, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor &
new_empty_outf(
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    at::Tensor & out) {
  return at::_ops::new_empty_out::call(self, size, out);
}

} // namespace symint
