// astgen-golden 1
// bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
at::Tensor bernoulli(::std::optional<at::Generator> generator=::std::nullopt) const;
// aten::bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
inline at::Tensor
Tensor::bernoulli(::std::optional<at::Generator> generator) const {
  return at::_ops::bernoulli::call(const_cast<Tensor &>(*this), generator);
}
