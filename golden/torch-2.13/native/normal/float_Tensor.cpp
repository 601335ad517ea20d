// astgen-golden 1
// normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
TORCH_API at::Tensor normal(
    double mean,
    const at::Tensor & std,
    ::std::optional<at::Generator> generator=::std::nullopt);
TORCH_API at::Tensor normal_meta(
    double mean,
    const at::Tensor & std,
    ::std::optional<at::Generator> generator=::std::nullopt);
