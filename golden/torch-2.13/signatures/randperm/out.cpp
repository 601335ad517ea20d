// astgen-golden 1
// randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor & randperm_out(at::Tensor & out, int64_t n);
at::Tensor & randperm_outf(int64_t n, at::Tensor & out);
at::Tensor & randperm_symint_out(at::Tensor & out, c10::SymInt n);
at::Tensor & randperm_symint_outf(c10::SymInt n, at::Tensor & out);
