// astgen-golden 1
// upsample_nearest2d.vec_out(Tensor input, SymInt[]? output_size, float[]? scale_factors, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & upsample_nearest2d_vec_out_symint(
    const at::Tensor & input,
    at::OptionalSymIntArrayRef output_size,
    ::std::optional<at::ArrayRef<double>> scale_factors,
    at::Tensor & out);
