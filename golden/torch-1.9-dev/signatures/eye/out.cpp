// astgen-golden 1
// eye.out(int n, *, Tensor(a!) out) -> Tensor(a!)
Tensor & eye_out(Tensor & out, int64_t n);
Tensor & eye_outf(int64_t n, Tensor & out);
