// astgen-golden 1
// normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor
TORCH_API at::Tensor normal(
    const at::Tensor & mean,
    const at::Tensor & std,
    ::std::optional<at::Generator> generator=::std::nullopt);
TORCH_API at::Tensor normal_meta(
    const at::Tensor & mean,
    const at::Tensor & std,
    ::std::optional<at::Generator> generator=::std::nullopt);
