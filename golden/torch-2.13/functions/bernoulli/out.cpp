// astgen-golden 1
// bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
// aten::bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
bernoulli_out(
    at::Tensor & out,
    const at::Tensor & self,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::bernoulli_out::call(self, generator, out);
}
// aten::bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
bernoulli_outf(
    const at::Tensor & self,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  return at::_ops::bernoulli_out::call(self, generator, out);
}
