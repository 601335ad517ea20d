// astgen-golden 1
// bernoulli.float_out(Tensor self, float p=0.5, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
// aten::bernoulli.float_out(Tensor self, float p=0.5, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
bernoulli_out(
    at::Tensor & out,
    const at::Tensor & self,
    double p=0.5,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::bernoulli_float_out::call(self, p, generator, out);
}
// aten::bernoulli.float_out(Tensor self, float p=0.5, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
bernoulli_outf(
    const at::Tensor & self,
    double p,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  return at::_ops::bernoulli_float_out::call(self, p, generator, out);
}
