// astgen-golden 1
// range.out_(Scalar start, Scalar end, *, Tensor(a!) out) -> Tensor(a!)
// aten::range.out_(Scalar start, Scalar end, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
range_out(
    at::Tensor & out,
    const at::Scalar & start,
    const at::Scalar & end) {
  return at::_ops::range_out_::call(start, end, out);
}
// aten::range.out_(Scalar start, Scalar end, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
range_outf(
    const at::Scalar & start,
    const at::Scalar & end,
    at::Tensor & out) {
  return at::_ops::range_out_::call(start, end, out);
}
