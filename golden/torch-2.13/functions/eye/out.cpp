// astgen-golden 1
// eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
// aten::eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
eye_out(
    at::Tensor & out,
    int64_t n) {
  return at::_ops::eye_out::call(n, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor &
eye_out(
    at::Tensor & out,
    int64_t n) {
  return at::_ops::eye_out::call(n, out);
}

} // namespace symint
// aten::eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
eye_outf(
    int64_t n,
    at::Tensor & out) {
  return at::_ops::eye_out::call(n, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor &
eye_outf(
    int64_t n,
    at::Tensor & out) {
  return at::_ops::eye_out::call(n, out);
}

} // namespace symint
// aten::eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
eye_symint_out(
    at::Tensor & out,
    c10::SymInt n) {
  return at::_ops::eye_out::call(n, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor &
eye_out(
    at::Tensor & out,
    c10::SymInt n) {
  return at::_ops::eye_out::call(n, out);
}

} // namespace symint
// aten::eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
eye_symint_outf(
    c10::SymInt n,
    at::Tensor & out) {
  return at::_ops::eye_out::call(n, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor &
eye_outf(
    c10::SymInt n,
    at::Tensor & out) {
  return at::_ops::eye_out::call(n, out);
}

} // namespace symint
