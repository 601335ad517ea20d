// astgen-golden 1
// range.out_(Scalar start, Scalar end, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor & range_out(at::Tensor & out, const at::Scalar & start, const at::Scalar & end);
at::Tensor & range_outf(const at::Scalar & start, const at::Scalar & end, at::Tensor & out);
