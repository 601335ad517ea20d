// astgen-golden 1
// set.source_Storage_out(Tensor self, Storage source, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor & set_out(at::Tensor & out, const at::Tensor & self, at::Storage source);
at::Tensor & set_outf(const at::Tensor & self, at::Storage source, at::Tensor & out);
