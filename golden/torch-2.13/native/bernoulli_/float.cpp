// astgen-golden 1
// bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
TORCH_API at::Tensor & bernoulli_(
    at::Tensor & self,
    double p=0.5,
    ::std::optional<at::Generator> generator=::std::nullopt);
