// astgen-golden 1
// bernoulli.float_out(Tensor self, float p=0.5, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & bernoulli_float_out(
    const at::Tensor & self,
    double p,
    ::std::optional<at::Generator> generator,
    at::Tensor & out);
