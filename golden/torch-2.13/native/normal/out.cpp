// astgen-golden 1
// normal.out(Tensor self, float mean=0, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & normal_out(
    const at::Tensor & self,
    double mean,
    double std,
    ::std::optional<at::Generator> generator,
    at::Tensor & out);
