// astgen-golden 1
// bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
// aten::bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
inline at::Tensor
bernoulli(
    const at::Tensor & self,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::bernoulli::call(self, generator);
}
