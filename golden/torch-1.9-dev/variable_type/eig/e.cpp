// astgen-golden 1
// eig.e(Tensor self, bool eigenvectors=False, *, Tensor(a!) e, Tensor(b!) v) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
std::tuple<Tensor &,Tensor &>
eig_out_e(
    c10::DispatchKeySet ks,
    const Tensor & self,
    bool eigenvectors,
    Tensor & e,
    Tensor & v) {
  auto & self_ = unpack(self, "self", 0);
  auto & e_ = unpack(e, "e", 2);
  auto & v_ = unpack(v, "v", 3);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::eig_outf(ks & c10::after_autograd_keyset, self_, eigenvectors, e_, v_);
  }
  return std::forward_as_tuple(e, v);
}
m.impl("eig.e", TORCH_FN(VariableType::eig_out_e));
