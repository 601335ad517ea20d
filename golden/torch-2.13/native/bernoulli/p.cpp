// astgen-golden 1
// bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
TORCH_API at::Tensor bernoulli(
    const at::Tensor & self,
    double p,
    ::std::optional<at::Generator> generator=::std::nullopt);
