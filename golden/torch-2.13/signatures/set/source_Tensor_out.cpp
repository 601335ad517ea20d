// astgen-golden 1
// set.source_Tensor_out(Tensor self, Tensor source, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor & set_out(at::Tensor & out, const at::Tensor & self, const at::Tensor & source);
at::Tensor & set_outf(const at::Tensor & self, const at::Tensor & source, at::Tensor & out);
