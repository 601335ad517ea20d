// astgen-golden 1
// linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & linspace_out(
    const at::Scalar & start,
    const at::Tensor & end,
    int64_t steps,
    at::Tensor & out);
