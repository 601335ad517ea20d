// astgen-golden 1
// random.to_out(Tensor self, int to, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & random_to_out(
    const at::Tensor & self,
    int64_t to,
    ::std::optional<at::Generator> generator,
    at::Tensor & out);
