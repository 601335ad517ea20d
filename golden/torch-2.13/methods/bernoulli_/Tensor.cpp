// astgen-golden 1
// bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
at::Tensor & bernoulli_(
    const at::Tensor & p,
    ::std::optional<at::Generator> generator=::std::nullopt) const;
// aten::bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
inline at::Tensor &
Tensor::bernoulli_(
    const at::Tensor & p,
    ::std::optional<at::Generator> generator) const {
  return at::_ops::bernoulli__Tensor::call(const_cast<Tensor &>(*this), p, generator);
}
