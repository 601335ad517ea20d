// astgen-golden 1
// __lshift__.Scalar(Tensor self, Scalar other) -> Tensor
Tensor
__lshift___Scalar(
    c10::DispatchKeySet ks,
    const Tensor & self,
    Scalar other) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::__lshift__(ks & c10::after_autograd_keyset, self_, other);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("__lshift__.Scalar", TORCH_FN(VariableType::__lshift___Scalar));
