// astgen-golden 1
// svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)
::std::tuple<at::Tensor,at::Tensor,at::Tensor> svd(
    bool some=true,
    bool compute_uv=true) const;
// aten::svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)
inline ::std::tuple<at::Tensor,at::Tensor,at::Tensor>
Tensor::svd(
    bool some,
    bool compute_uv) const {
  return at::_ops::svd::call(const_cast<Tensor &>(*this), some, compute_uv);
}
