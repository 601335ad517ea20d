// astgen-golden 1
// div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
TORCH_API at::Tensor & div_(
    at::Tensor & self,
    const at::Scalar & other,
    ::std::optional<c10::string_view> rounding_mode);
