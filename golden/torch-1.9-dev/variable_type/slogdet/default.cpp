// astgen-golden 1
// slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)
std::tuple<Tensor,Tensor>
slogdet(
    c10::DispatchKeySet ks,
    const Tensor & self) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::slogdet(ks & c10::after_autograd_keyset, self_);
  })();
  Tensor sign;
  Tensor logabsdet;
  std::tie(sign, logabsdet) = std::move(tmp);
  return std::make_tuple(std::move(sign), std::move(logabsdet));
}
m.impl("slogdet", TORCH_FN(VariableType::slogdet));
