// astgen-golden 1
// random.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
// aten::random.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
random_out(
    at::Tensor & out,
    const at::Tensor & self,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::random_out::call(self, generator, out);
}
// aten::random.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
random_outf(
    const at::Tensor & self,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  return at::_ops::random_out::call(self, generator, out);
}
