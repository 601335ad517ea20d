// astgen-golden 1
// sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
Tensor & sqrt_out(Tensor & out, const Tensor & self);
Tensor & sqrt_outf(const Tensor & self, Tensor & out);
