// astgen-golden 1
// svd.U(Tensor self, bool some=True, bool compute_uv=True, *, Tensor(a!) U, Tensor(b!) S, Tensor(c!) V) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) V)
TORCH_API ::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &> svd_out(
    const at::Tensor & self,
    bool some,
    bool compute_uv,
    at::Tensor & U,
    at::Tensor & S,
    at::Tensor & V);
