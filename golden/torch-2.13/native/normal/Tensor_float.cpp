// astgen-golden 1
// normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor
TORCH_API at::Tensor normal(
    const at::Tensor & mean,
    double std=1,
    ::std::optional<at::Generator> generator=::std::nullopt);
TORCH_API at::Tensor normal_meta(
    const at::Tensor & mean,
    double std=1,
    ::std::optional<at::Generator> generator=::std::nullopt);
