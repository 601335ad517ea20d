// astgen-golden 1
// linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & linspace_out(
    const at::Scalar & start,
    const at::Scalar & end,
    int64_t steps,
    at::Tensor & out);
TORCH_API at::Tensor & linspace_cuda_out(
    const at::Scalar & start,
    const at::Scalar & end,
    int64_t steps,
    at::Tensor & out);
