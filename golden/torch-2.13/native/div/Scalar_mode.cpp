// astgen-golden 1
// div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
TORCH_API at::Tensor div(
    const at::Tensor & self,
    const at::Scalar & other,
    ::std::optional<c10::string_view> rounding_mode);
