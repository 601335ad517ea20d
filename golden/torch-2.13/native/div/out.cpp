// astgen-golden 1
// div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API structured_div_out : public at::meta::structured_div_Tensor {
  void impl(
      const at::Tensor & self,
      const at::Tensor & other,
      const at::Tensor & out);
};
TORCH_API at::Tensor & div_out_sparse_zerodim(
    const at::Tensor & self,
    const at::Tensor & other,
    at::Tensor & out);
