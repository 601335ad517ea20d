// astgen-golden 1
// upsample_nearest2d(Tensor self, int[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
Tensor
upsample_nearest2d(
    c10::DispatchKeySet ks,
    const Tensor & self,
    IntArrayRef output_size,
    c10::optional<double> scales_h,
    c10::optional<double> scales_w) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::upsample_nearest2d(
        ks & c10::after_autograd_keyset,
        self_,
        output_size,
        scales_h,
        scales_w);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("upsample_nearest2d", TORCH_FN(VariableType::upsample_nearest2d));
