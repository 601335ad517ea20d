// astgen-golden 1
// sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor & sqrt_out(at::Tensor & out, const at::Tensor & self);
at::Tensor & sqrt_outf(const at::Tensor & self, at::Tensor & out);
