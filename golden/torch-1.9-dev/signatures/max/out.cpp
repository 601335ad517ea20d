// astgen-golden 1
// max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
Tensor & max_out(Tensor & out, const Tensor & self, const Tensor & other);
Tensor & max_outf(const Tensor & self, const Tensor & other, Tensor & out);
