// astgen-golden 1
// range.out_(Scalar start, Scalar end, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & range_out_no_step(
    const at::Scalar & start,
    const at::Scalar & end,
    at::Tensor & out);
