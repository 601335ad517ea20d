// astgen-golden 1
// bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor
TORCH_API at::Tensor bernoulli(
    const at::Tensor & self,
    const at::Tensor & p,
    ::std::optional<at::Generator> generator=::std::nullopt);
