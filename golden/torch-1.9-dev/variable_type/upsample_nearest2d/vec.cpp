// astgen-golden 1
// upsample_nearest2d.vec(Tensor input, int[]? output_size, float[]? scale_factors) -> Tensor
Tensor
upsample_nearest2d_vec(
    c10::DispatchKeySet ks,
    const Tensor & input,
    c10::optional<IntArrayRef> output_size,
    c10::optional<ArrayRef<double>> scale_factors) {
  auto & input_ = unpack(input, "input", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::upsample_nearest2d(
        ks & c10::after_autograd_keyset,
        input_,
        output_size,
        scale_factors);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("upsample_nearest2d.vec", TORCH_FN(VariableType::upsample_nearest2d_vec));
