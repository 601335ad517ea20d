// astgen-golden 1
// div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API structured_div_out_mode : public at::meta::structured_div_Tensor_mode {
  void impl(
      const at::Tensor & self,
      const at::Tensor & other,
      ::std::optional<c10::string_view> rounding_mode,
      const at::Tensor & out);
};
TORCH_API at::Tensor & div_out_sparse_zerodim(
    const at::Tensor & self,
    const at::Tensor & other,
    ::std::optional<c10::string_view> rounding_mode,
    at::Tensor & out);
