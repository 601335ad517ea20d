// astgen-golden 1
// eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor & eye_out(at::Tensor & out, int64_t n, int64_t m);
at::Tensor & eye_outf(int64_t n, int64_t m, at::Tensor & out);
at::Tensor & eye_symint_out(at::Tensor & out, c10::SymInt n, c10::SymInt m);
at::Tensor & eye_symint_outf(c10::SymInt n, c10::SymInt m, at::Tensor & out);
