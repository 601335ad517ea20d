// astgen-golden 1
// normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
TORCH_API at::Tensor & normal_(
    at::Tensor & self,
    double mean=0,
    double std=1,
    ::std::optional<at::Generator> generator=::std::nullopt);
TORCH_API at::Tensor & normal_meta_(
    at::Tensor & self,
    double mean=0,
    double std=1,
    ::std::optional<at::Generator> generator=::std::nullopt);
TORCH_API at::Tensor & normal_sparse_csr_(
    at::Tensor & self,
    double mean=0,
    double std=1,
    ::std::optional<at::Generator> generator=::std::nullopt);
TORCH_API at::Tensor & normal_nested_(
    at::Tensor & self,
    double mean=0,
    double std=1,
    ::std::optional<at::Generator> generator=::std::nullopt);
