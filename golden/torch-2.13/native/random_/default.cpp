// astgen-golden 1
// random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
TORCH_API at::Tensor & random_(
    at::Tensor & self,
    ::std::optional<at::Generator> generator=::std::nullopt);
TORCH_API at::Tensor & random_meta_(
    at::Tensor & self,
    ::std::optional<at::Generator> generator=::std::nullopt);
