// astgen-golden 1
// svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)
TORCH_API std::tuple<Tensor,Tensor,Tensor> svd(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    bool some=true,
    bool compute_uv=true);
// aten::svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)
std::tuple<Tensor,Tensor,Tensor>
svd(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    bool some,
    bool compute_uv) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::svd", "")
      .typed<std::tuple<Tensor,Tensor,Tensor> (const Tensor &, bool, bool)>();
  return op.redispatch(dispatchKeySet, self, some, compute_uv);
}
