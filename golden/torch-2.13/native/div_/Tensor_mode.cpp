// astgen-golden 1
// div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
TORCH_API at::Tensor & div_sparse_(
    at::Tensor & self,
    const at::Tensor & other,
    ::std::optional<c10::string_view> rounding_mode);
