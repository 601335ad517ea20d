// astgen-golden 1
// normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor
// aten::normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor
inline at::Tensor
normal(
    const at::Tensor & mean,
    const at::Tensor & std,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::normal_Tensor_Tensor::call(mean, std, generator);
}
