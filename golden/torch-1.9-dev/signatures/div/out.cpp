// astgen-golden 1
// div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
Tensor & div_out(Tensor & out, const Tensor & self, const Tensor & other);
Tensor & div_outf(const Tensor & self, const Tensor & other, Tensor & out);
