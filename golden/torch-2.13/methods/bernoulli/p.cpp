// astgen-golden 1
// bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
at::Tensor bernoulli(
    double p,
    ::std::optional<at::Generator> generator=::std::nullopt) const;
// aten::bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
inline at::Tensor
Tensor::bernoulli(
    double p,
    ::std::optional<at::Generator> generator) const {
  return at::_ops::bernoulli_p::call(const_cast<Tensor &>(*this), p, generator);
}
