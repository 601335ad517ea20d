// astgen-golden 1
// cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API structured_cat_out_cpu : public at::meta::structured_cat {
  void impl(
      const at::ITensorListRef & tensors,
      int64_t dim,
      int64_t valid,
      bool all_contiguous,
      bool all_same_dtype,
      bool all_same_sizes_and_stride,
      at::MemoryFormat memory_format,
      const at::Tensor & out);
};
struct TORCH_API structured_cat_out_cuda : public at::meta::structured_cat {
  void impl(
      const at::ITensorListRef & tensors,
      int64_t dim,
      int64_t valid,
      bool all_contiguous,
      bool all_same_dtype,
      bool all_same_sizes_and_stride,
      at::MemoryFormat memory_format,
      const at::Tensor & out);
};
TORCH_API at::Tensor & cat_out_quantized_cpu(
    const at::ITensorListRef & tensors,
    int64_t dim,
    at::Tensor & out);
