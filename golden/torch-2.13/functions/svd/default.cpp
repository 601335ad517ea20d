// astgen-golden 1
// svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)
// aten::svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)
inline ::std::tuple<at::Tensor,at::Tensor,at::Tensor>
svd(
    const at::Tensor & self,
    bool some=true,
    bool compute_uv=true) {
  return at::_ops::svd::call(self, some, compute_uv);
}
