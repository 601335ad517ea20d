// astgen-golden 1
// range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & range_out(
    const at::Scalar & start,
    const at::Scalar & end,
    const at::Scalar & step,
    at::Tensor & out);
TORCH_API at::Tensor & range_cuda_out(
    const at::Scalar & start,
    const at::Scalar & end,
    const at::Scalar & step,
    at::Tensor & out);
