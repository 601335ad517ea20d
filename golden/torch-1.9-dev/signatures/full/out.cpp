// astgen-golden 1
// full.out(int[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
Tensor & full_out(Tensor & out, IntArrayRef size, Scalar fill_value);
Tensor & full_outf(IntArrayRef size, Scalar fill_value, Tensor & out);
