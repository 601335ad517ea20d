// astgen-golden 1
// linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)
// aten::linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
linspace_out(
    at::Tensor & out,
    const at::Scalar & start,
    const at::Scalar & end,
    int64_t steps) {
  return at::_ops::linspace_out::call(start, end, steps, out);
}
// aten::linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
linspace_outf(
    const at::Scalar & start,
    const at::Scalar & end,
    int64_t steps,
    at::Tensor & out) {
  return at::_ops::linspace_out::call(start, end, steps, out);
}
