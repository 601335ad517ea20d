// astgen-golden 1
// set.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor & set_out(at::Tensor & out, const at::Tensor & self);
at::Tensor & set_outf(const at::Tensor & self, at::Tensor & out);
