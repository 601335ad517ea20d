// astgen-golden 1
// add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
Tensor & add_out(Tensor & out, const Tensor & self, const Tensor & other, Scalar alpha=1);
Tensor & add_outf(const Tensor & self, const Tensor & other, Scalar alpha, Tensor & out);
