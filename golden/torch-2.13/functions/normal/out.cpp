// astgen-golden 1
// normal.out(Tensor self, float mean=0, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
// aten::normal.out(Tensor self, float mean=0, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
normal_out(
    at::Tensor & out,
    const at::Tensor & self,
    double mean=0,
    double std=1,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::normal_out::call(self, mean, std, generator, out);
}
// aten::normal.out(Tensor self, float mean=0, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
normal_outf(
    const at::Tensor & self,
    double mean,
    double std,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  return at::_ops::normal_out::call(self, mean, std, generator, out);
}
