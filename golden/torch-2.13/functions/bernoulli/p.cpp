// astgen-golden 1
// bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
// aten::bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
inline at::Tensor
bernoulli(
    const at::Tensor & self,
    double p,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::bernoulli_p::call(self, p, generator);
}
