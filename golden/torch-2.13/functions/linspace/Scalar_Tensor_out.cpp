// astgen-golden 1
// linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
// aten::linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
linspace_out(
    at::Tensor & out,
    const at::Scalar & start,
    const at::Tensor & end,
    int64_t steps) {
  return at::_ops::linspace_Scalar_Tensor_out::call(start, end, steps, out);
}
// aten::linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
linspace_outf(
    const at::Scalar & start,
    const at::Tensor & end,
    int64_t steps,
    at::Tensor & out) {
  return at::_ops::linspace_Scalar_Tensor_out::call(start, end, steps, out);
}
