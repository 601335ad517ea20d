// astgen-golden 1
// normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor
// aten::normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor
inline at::Tensor
normal(
    const at::Tensor & mean,
    double std=1,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::normal_Tensor_float::call(mean, std, generator);
}
