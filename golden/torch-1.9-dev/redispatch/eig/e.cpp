// astgen-golden 1
// eig.e(Tensor self, bool eigenvectors=False, *, Tensor(a!) e, Tensor(b!) v) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
TORCH_API std::tuple<Tensor &,Tensor &> eig_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & e,
    Tensor & v,
    const Tensor & self,
    bool eigenvectors=false);
// aten::eig.e(Tensor self, bool eigenvectors=False, *, Tensor(a!) e, Tensor(b!) v) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
std::tuple<Tensor &,Tensor &>
eig_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & e,
    Tensor & v,
    const Tensor & self,
    bool eigenvectors) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::eig", "e")
      .typed<std::tuple<Tensor &,Tensor &> (const Tensor &, bool, Tensor &, Tensor &)>();
  return op.redispatch(dispatchKeySet, self, eigenvectors, e, v);
}
TORCH_API std::tuple<Tensor &,Tensor &> eig_outf(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    bool eigenvectors,
    Tensor & e,
    Tensor & v);
// aten::eig.e(Tensor self, bool eigenvectors=False, *, Tensor(a!) e, Tensor(b!) v) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
std::tuple<Tensor &,Tensor &>
eig_outf(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    bool eigenvectors,
    Tensor & e,
    Tensor & v) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::eig", "e")
      .typed<std::tuple<Tensor &,Tensor &> (const Tensor &, bool, Tensor &, Tensor &)>();
  return op.redispatch(dispatchKeySet, self, eigenvectors, e, v);
}
