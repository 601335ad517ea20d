// astgen-golden 1
// eig(Tensor self, bool eigenvectors=False) -> (Tensor eigenvalues, Tensor eigenvectors)
TORCH_API std::tuple<Tensor,Tensor> eig(
    const Tensor & self,
    bool eigenvectors=false);
// aten::eig(Tensor self, bool eigenvectors=False) -> (Tensor eigenvalues, Tensor eigenvectors)
std::tuple<Tensor,Tensor>
eig(
    const Tensor & self,
    bool eigenvectors) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::eig", "")
      .typed<std::tuple<Tensor,Tensor> (const Tensor &, bool)>();
  return op.call(self, eigenvectors);
}
