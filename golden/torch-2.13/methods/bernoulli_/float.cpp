// astgen-golden 1
// bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
at::Tensor & bernoulli_(
    double p=0.5,
    ::std::optional<at::Generator> generator=::std::nullopt) const;
// aten::bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
inline at::Tensor &
Tensor::bernoulli_(
    double p,
    ::std::optional<at::Generator> generator) const {
  return at::_ops::bernoulli__float::call(const_cast<Tensor &>(*this), p, generator);
}
