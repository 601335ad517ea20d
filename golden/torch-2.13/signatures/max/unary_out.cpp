// astgen-golden 1
// max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor & max_out(at::Tensor & out, const at::Tensor & self);
at::Tensor & max_outf(const at::Tensor & self, at::Tensor & out);
