// astgen-golden 1
// normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & normal_out(
    const at::Tensor & mean,
    const at::Tensor & std,
    ::std::optional<at::Generator> generator,
    at::Tensor & out);
TORCH_API at::Tensor & normal_out_meta(
    const at::Tensor & mean,
    const at::Tensor & std,
    ::std::optional<at::Generator> generator,
    at::Tensor & out);
