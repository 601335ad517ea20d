// astgen-golden 1
// mul.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor & mul_out(at::Tensor & out, const at::Tensor & self, const at::Scalar & other);
at::Tensor & mul_outf(const at::Tensor & self, const at::Scalar & other, at::Tensor & out);
