// astgen-golden 1
// bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & bernoulli_out(
    const at::Tensor & self,
    ::std::optional<at::Generator> generator,
    at::Tensor & out);
