// astgen-golden 1
// addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
Tensor &
addmm_out_out(
    c10::DispatchKeySet ks,
    const Tensor & self,
    const Tensor & mat1,
    const Tensor & mat2,
    Scalar beta,
    Scalar alpha,
    Tensor & out) {
  auto & self_ = unpack(self, "self", 0);
  auto & mat1_ = unpack(mat1, "mat1", 1);
  auto & mat2_ = unpack(mat2, "mat2", 2);
  auto & out_ = unpack(out, "out", 5);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::addmm_outf(
        ks & c10::after_autograd_keyset,
        self_,
        mat1_,
        mat2_,
        beta,
        alpha,
        out_);
  }
  return out;
}
m.impl("addmm.out", TORCH_FN(VariableType::addmm_out_out));
