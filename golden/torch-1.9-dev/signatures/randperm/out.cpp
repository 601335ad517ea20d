// astgen-golden 1
// randperm.out(int n, *, Tensor(a!) out) -> Tensor(a!)
Tensor & randperm_out(Tensor & out, int64_t n);
Tensor & randperm_outf(int64_t n, Tensor & out);
