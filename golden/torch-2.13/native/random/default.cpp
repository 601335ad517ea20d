// astgen-golden 1
// random(Tensor self, *, Generator? generator=None) -> Tensor
TORCH_API at::Tensor random(
    const at::Tensor & self,
    ::std::optional<at::Generator> generator=::std::nullopt);
