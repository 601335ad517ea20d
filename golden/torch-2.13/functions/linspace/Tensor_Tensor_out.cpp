// astgen-golden 1
// linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
// aten::linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
linspace_out(
    at::Tensor & out,
    const at::Tensor & start,
    const at::Tensor & end,
    int64_t steps) {
  return at::_ops::linspace_Tensor_Tensor_out::call(start, end, steps, out);
}
// aten::linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
linspace_outf(
    const at::Tensor & start,
    const at::Tensor & end,
    int64_t steps,
    at::Tensor & out) {
  return at::_ops::linspace_Tensor_Tensor_out::call(start, end, steps, out);
}
