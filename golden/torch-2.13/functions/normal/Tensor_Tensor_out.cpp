// astgen-golden 1
// normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
// aten::normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
normal_out(
    at::Tensor & out,
    const at::Tensor & mean,
    const at::Tensor & std,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::normal_Tensor_Tensor_out::call(mean, std, generator, out);
}
// aten::normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
normal_outf(
    const at::Tensor & mean,
    const at::Tensor & std,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  return at::_ops::normal_Tensor_Tensor_out::call(mean, std, generator, out);
}
