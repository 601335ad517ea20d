// astgen-golden 1
// div.Scalar_mode_out(Tensor self, Scalar other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & div_Scalar_mode_out(
    const at::Tensor & self,
    const at::Scalar & other,
    ::std::optional<c10::string_view> rounding_mode,
    at::Tensor & out);
