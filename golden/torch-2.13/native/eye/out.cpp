// astgen-golden 1
// eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & eye_out_cpu(
    int64_t n,
    at::Tensor & out);
TORCH_API at::Tensor & eye_out_cuda(
    int64_t n,
    at::Tensor & out);
