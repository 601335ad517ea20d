// astgen-golden 1
// random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor
TORCH_API at::Tensor random(
    const at::Tensor & self,
    int64_t from,
    ::std::optional<int64_t> to,
    ::std::optional<at::Generator> generator=::std::nullopt);
