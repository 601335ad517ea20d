// astgen-golden 1
// bernoulli.Tensor_out(Tensor self, Tensor p, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
// aten::bernoulli.Tensor_out(Tensor self, Tensor p, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
bernoulli_out(
    at::Tensor & out,
    const at::Tensor & self,
    const at::Tensor & p,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::bernoulli_Tensor_out::call(self, p, generator, out);
}
// aten::bernoulli.Tensor_out(Tensor self, Tensor p, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
bernoulli_outf(
    const at::Tensor & self,
    const at::Tensor & p,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  return at::_ops::bernoulli_Tensor_out::call(self, p, generator, out);
}
