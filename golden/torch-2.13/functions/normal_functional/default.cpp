// astgen-golden 1
// normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor
// aten::normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor
inline at::Tensor
normal_functional(
    const at::Tensor & self,
    double mean=0,
    double std=1,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::normal_functional::call(self, mean, std, generator);
}
