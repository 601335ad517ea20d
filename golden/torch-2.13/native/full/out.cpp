// astgen-golden 1
// full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & full_out(
    at::IntArrayRef size,
    const at::Scalar & fill_value,
    at::Tensor & out);
