// astgen-golden 1
// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
Tensor
addmm(
    c10::DispatchKeySet ks,
    const Tensor & self,
    const Tensor & mat1,
    const Tensor & mat2,
    Scalar beta,
    Scalar alpha) {
  auto & self_ = unpack(self, "self", 0);
  auto & mat1_ = unpack(mat1, "mat1", 1);
  auto & mat2_ = unpack(mat2, "mat2", 2);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::addmm(ks & c10::after_autograd_keyset, self_, mat1_, mat2_, beta, alpha);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("addmm", TORCH_FN(VariableType::addmm));
