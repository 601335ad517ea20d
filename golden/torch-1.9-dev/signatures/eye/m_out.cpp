// astgen-golden 1
// eye.m_out(int n, int m, *, Tensor(a!) out) -> Tensor(a!)
Tensor & eye_out(Tensor & out, int64_t n, int64_t m);
Tensor & eye_outf(int64_t n, int64_t m, Tensor & out);
