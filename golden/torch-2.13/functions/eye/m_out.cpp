// astgen-golden 1
// eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)
// aten::eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
eye_out(
    at::Tensor & out,
    int64_t n,
    int64_t m) {
  return at::_ops::eye_m_out::call(n, m, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor &
eye_out(
    at::Tensor & out,
    int64_t n,
    int64_t m) {
  return at::_ops::eye_m_out::call(n, m, out);
}

} // namespace symint
// aten::eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
eye_outf(
    int64_t n,
    int64_t m,
    at::Tensor & out) {
  return at::_ops::eye_m_out::call(n, m, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor &
eye_outf(
    int64_t n,
    int64_t m,
    at::Tensor & out) {
  return at::_ops::eye_m_out::call(n, m, out);
}

} // namespace symint
// aten::eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
eye_symint_out(
    at::Tensor & out,
    c10::SymInt n,
    c10::SymInt m) {
  return at::_ops::eye_m_out::call(n, m, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor &
eye_out(
    at::Tensor & out,
    c10::SymInt n,
    c10::SymInt m) {
  return at::_ops::eye_m_out::call(n, m, out);
}

} // namespace symint
// aten::eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
eye_symint_outf(
    c10::SymInt n,
    c10::SymInt m,
    at::Tensor & out) {
  return at::_ops::eye_m_out::call(n, m, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor &
eye_outf(
    c10::SymInt n,
    c10::SymInt m,
    at::Tensor & out) {
  return at::_ops::eye_m_out::call(n, m, out);
}

} // namespace symint
