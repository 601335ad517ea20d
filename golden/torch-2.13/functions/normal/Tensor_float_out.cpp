// astgen-golden 1
// normal.Tensor_float_out(Tensor mean, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
// aten::normal.Tensor_float_out(Tensor mean, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
normal_out(
    at::Tensor & out,
    const at::Tensor & mean,
    double std=1,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::normal_Tensor_float_out::call(mean, std, generator, out);
}
// aten::normal.Tensor_float_out(Tensor mean, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
normal_outf(
    const at::Tensor & mean,
    double std,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  return at::_ops::normal_Tensor_float_out::call(mean, std, generator, out);
}
