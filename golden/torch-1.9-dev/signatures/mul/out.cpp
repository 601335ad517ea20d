// astgen-golden 1
// mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
Tensor & mul_out(Tensor & out, const Tensor & self, const Tensor & other);
Tensor & mul_outf(const Tensor & self, const Tensor & other, Tensor & out);
