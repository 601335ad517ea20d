// astgen-golden 1
// bernoulli.Tensor_out(Tensor self, Tensor p, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & bernoulli_Tensor_out(
    const at::Tensor & self,
    const at::Tensor & p,
    ::std::optional<at::Generator> generator,
    at::Tensor & out);
