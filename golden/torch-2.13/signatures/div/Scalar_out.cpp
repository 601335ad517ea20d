// astgen-golden 1
// div.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor & div_out(at::Tensor & out, const at::Tensor & self, const at::Scalar & other);
at::Tensor & div_outf(const at::Tensor & self, const at::Scalar & other, at::Tensor & out);
