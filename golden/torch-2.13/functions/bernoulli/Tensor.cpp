// astgen-golden 1
// bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor
// aten::bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor
inline at::Tensor
bernoulli(
    const at::Tensor & self,
    const at::Tensor & p,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::bernoulli_Tensor::call(self, p, generator);
}
