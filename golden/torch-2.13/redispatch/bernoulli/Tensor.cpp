// astgen-golden 1
// bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor
// aten::bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor
inline at::Tensor
bernoulli(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & p,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::bernoulli_Tensor::redispatch(dispatchKeySet, self, p, generator);
}
