// astgen-golden 1
// range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
// aten::range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
range_out(
    at::Tensor & out,
    const at::Scalar & start,
    const at::Scalar & end,
    const at::Scalar & step) {
  return at::_ops::range_out::call(start, end, step, out);
}
// aten::range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
range_outf(
    const at::Scalar & start,
    const at::Scalar & end,
    const at::Scalar & step,
    at::Tensor & out) {
  return at::_ops::range_out::call(start, end, step, out);
}
