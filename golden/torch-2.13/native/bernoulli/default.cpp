// astgen-golden 1
// bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
TORCH_API at::Tensor bernoulli(
    const at::Tensor & self,
    ::std::optional<at::Generator> generator=::std::nullopt);
