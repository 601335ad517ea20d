// astgen-golden 1
// normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
// aten::normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
inline at::Tensor
normal(
    double mean,
    const at::Tensor & std,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::normal_float_Tensor::call(mean, std, generator);
}
