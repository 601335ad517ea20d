// astgen-golden 1
// range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
Tensor & range_out(Tensor & out, Scalar start, Scalar end, Scalar step=1);
Tensor & range_outf(Scalar start, Scalar end, Scalar step, Tensor & out);
