// astgen-golden 1
// linspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & linspace_out(
    const at::Tensor & start,
    const at::Scalar & end,
    int64_t steps,
    at::Tensor & out);
