// astgen-golden 1
// slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
TORCH_API at::Tensor slice(
    const at::Tensor & self,
    int64_t dim=0,
    ::std::optional<int64_t> start=::std::nullopt,
    ::std::optional<int64_t> end=::std::nullopt,
    int64_t step=1);
