// astgen-golden 1
// eig(Tensor self, bool eigenvectors=False) -> (Tensor eigenvalues, Tensor eigenvectors)
std::tuple<Tensor,Tensor>
eig(
    c10::DispatchKeySet ks,
    const Tensor & self,
    bool eigenvectors) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::eig(ks & c10::after_autograd_keyset, self_, eigenvectors);
  })();
  Tensor eigenvalues;
  Tensor eigenvectors_return;
  std::tie(eigenvalues, eigenvectors_return) = std::move(tmp);
  return std::make_tuple(std::move(eigenvalues), std::move(eigenvectors_return));
}
m.impl("eig", TORCH_FN(VariableType::eig));
