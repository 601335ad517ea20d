// astgen-golden 1
// index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API structured_index_out : public at::meta::structured_index_Tensor {
  void impl(
      const at::Tensor & self,
      at::DimVector sizes,
      at::DimVector strides,
      const at::Tensor & out);
};
