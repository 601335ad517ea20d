// astgen-golden 1
// eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor & eye_out(at::Tensor & out, int64_t n);
at::Tensor & eye_outf(int64_t n, at::Tensor & out);
at::Tensor & eye_symint_out(at::Tensor & out, c10::SymInt n);
at::Tensor & eye_symint_outf(c10::SymInt n, at::Tensor & out);
