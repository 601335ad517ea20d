// astgen-golden 1
// _trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1) -> Tensor
Tensor
_trilinear(
    c10::DispatchKeySet ks,
    const Tensor & i1,
    const Tensor & i2,
    const Tensor & i3,
    IntArrayRef expand1,
    IntArrayRef expand2,
    IntArrayRef expand3,
    IntArrayRef sumdim,
    int64_t unroll_dim) {
  auto & i1_ = unpack(i1, "i1", 0);
  auto & i2_ = unpack(i2, "i2", 1);
  auto & i3_ = unpack(i3, "i3", 2);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::_trilinear(
        ks & c10::after_autograd_keyset,
        i1_,
        i2_,
        i3_,
        expand1,
        expand2,
        expand3,
        sumdim,
        unroll_dim);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("_trilinear", TORCH_FN(VariableType::_trilinear));
