// astgen-golden 1
// abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
Tensor & abs_out(Tensor & out, const Tensor & self);
Tensor & abs_outf(const Tensor & self, Tensor & out);
