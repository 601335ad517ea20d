// astgen-golden 1
// mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor & mul_out(at::Tensor & out, const at::Tensor & self, const at::Tensor & other);
at::Tensor & mul_outf(const at::Tensor & self, const at::Tensor & other, at::Tensor & out);
