// astgen-golden 1
// max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor & max_out(at::Tensor & out, const at::Tensor & self, const at::Tensor & other);
at::Tensor & max_outf(const at::Tensor & self, const at::Tensor & other, at::Tensor & out);
