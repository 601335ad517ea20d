// astgen-golden 1
// addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
Tensor &
addmm_(
    c10::DispatchKeySet ks,
    Tensor & self,
    const Tensor & mat1,
    const Tensor & mat2,
    Scalar beta,
    Scalar alpha) {
  auto & self_ = unpack(self, "self", 0);
  auto & mat1_ = unpack(mat1, "mat1", 1);
  auto & mat2_ = unpack(mat2, "mat2", 2);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::addmm_(ks & c10::after_autograd_keyset, self_, mat1_, mat2_, beta, alpha);
  }
  return self;
}
m.impl("addmm_", TORCH_FN(VariableType::addmm_));
