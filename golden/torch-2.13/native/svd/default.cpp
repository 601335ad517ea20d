// astgen-golden 1
// svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)
TORCH_API ::std::tuple<at::Tensor,at::Tensor,at::Tensor> svd(
    const at::Tensor & self,
    bool some=true,
    bool compute_uv=true);
