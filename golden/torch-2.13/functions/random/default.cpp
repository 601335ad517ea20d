// astgen-golden 1
// random(Tensor self, *, Generator? generator=None) -> Tensor
// aten::random(Tensor self, *, Generator? generator=None) -> Tensor
inline at::Tensor
random(
    const at::Tensor & self,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::random::call(self, generator);
}
