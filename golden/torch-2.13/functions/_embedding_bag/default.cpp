// astgen-golden 1
// _embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)
// aten::_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)
inline ::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor>
_embedding_bag(
    const at::Tensor & weight,
    const at::Tensor & indices,
    const at::Tensor & offsets,
    bool scale_grad_by_freq=false,
    int64_t mode=0,
    bool sparse=false,
    const ::std::optional<at::Tensor> & per_sample_weights={},
    bool include_last_offset=false,
    int64_t padding_idx=-1) {
  return at::_ops::_embedding_bag::call(
      weight,
      indices,
      offsets,
      scale_grad_by_freq,
      mode,
      sparse,
      per_sample_weights,
      include_last_offset,
      padding_idx);
}
