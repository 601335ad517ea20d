// astgen-golden 1
// random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor
// aten::random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor
inline at::Tensor
random(
    const at::Tensor & self,
    int64_t to,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::random_to::call(self, to, generator);
}
