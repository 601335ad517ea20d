// astgen-golden 1
// random.from_out(Tensor self, int from, int? to, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
// aten::random.from_out(Tensor self, int from, int? to, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
random_out(
    at::Tensor & out,
    const at::Tensor & self,
    int64_t from,
    ::std::optional<int64_t> to,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::random_from_out::call(self, from, to, generator, out);
}
// aten::random.from_out(Tensor self, int from, int? to, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
random_outf(
    const at::Tensor & self,
    int64_t from,
    ::std::optional<int64_t> to,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  return at::_ops::random_from_out::call(self, from, to, generator, out);
}
