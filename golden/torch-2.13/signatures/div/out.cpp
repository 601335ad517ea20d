// astgen-golden 1
// div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor & div_out(at::Tensor & out, const at::Tensor & self, const at::Tensor & other);
at::Tensor & div_outf(const at::Tensor & self, const at::Tensor & other, at::Tensor & out);
