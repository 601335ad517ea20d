// astgen-golden 1
// random.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & random_out(
    const at::Tensor & self,
    ::std::optional<at::Generator> generator,
    at::Tensor & out);
