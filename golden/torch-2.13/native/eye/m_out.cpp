// astgen-golden 1
// eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & eye_out_cpu(
    int64_t n,
    int64_t m,
    at::Tensor & out);
TORCH_API at::Tensor & eye_out_cuda(
    int64_t n,
    int64_t m,
    at::Tensor & out);
