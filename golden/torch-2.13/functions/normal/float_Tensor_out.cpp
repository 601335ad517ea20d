// astgen-golden 1
// normal.float_Tensor_out(float mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
// aten::normal.float_Tensor_out(float mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
normal_out(
    at::Tensor & out,
    double mean,
    const at::Tensor & std,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::normal_float_Tensor_out::call(mean, std, generator, out);
}
// aten::normal.float_Tensor_out(float mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
normal_outf(
    double mean,
    const at::Tensor & std,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  return at::_ops::normal_float_Tensor_out::call(mean, std, generator, out);
}
