// astgen-golden 1
// linspace.out(Scalar start, Scalar end, int? steps=None, *, Tensor(a!) out) -> Tensor(a!)
Tensor & linspace_out(Tensor & out, Scalar start, Scalar end, c10::optional<int64_t> steps=c10::nullopt);
Tensor & linspace_outf(Scalar start, Scalar end, c10::optional<int64_t> steps, Tensor & out);
