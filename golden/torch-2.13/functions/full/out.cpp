// astgen-golden 1
// full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
// aten::full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
full_out(
    at::Tensor & out,
    at::IntArrayRef size,
    const at::Scalar & fill_value) {
  return at::_ops::full_out::call(c10::fromIntArrayRefSlow(size), fill_value, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor &
full_out(
    at::Tensor & out,
    at::IntArrayRef size,
    const at::Scalar & fill_value) {
  return at::_ops::full_out::call(c10::fromIntArrayRefSlow(size), fill_value, out);
}

} // namespace symint
// aten::full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
full_outf(
    at::IntArrayRef size,
    const at::Scalar & fill_value,
    at::Tensor & out) {
  return at::_ops::full_out::call(c10::fromIntArrayRefSlow(size), fill_value, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor &
full_outf(
    at::IntArrayRef size,
    const at::Scalar & fill_value,
    at::Tensor & out) {
  return at::_ops::full_out::call(c10::fromIntArrayRefSlow(size), fill_value, out);
}

} // namespace symint
// aten::full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
full_symint_out(
    at::Tensor & out,
    c10::SymIntArrayRef size,
    const at::Scalar & fill_value) {
  return at::_ops::full_out::call(size, fill_value, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor &
full_out(
    at::Tensor & out,
    c10::SymIntArrayRef size,
    const at::Scalar & fill_value) {
  return at::_ops::full_out::call(size, fill_value, out);
}

} // namespace symint
// aten::full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
full_symint_outf(
    c10::SymIntArrayRef size,
    const at::Scalar & fill_value,
    at::Tensor & out) {
  return at::_ops::full_out::call(size, fill_value, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor &
full_outf(
    c10::SymIntArrayRef size,
    const at::Scalar & fill_value,
    at::Tensor & out) {
  return at::_ops::full_out::call(size, fill_value, out);
}

} // namespace symint
