// astgen-golden 1
// _embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False) -> (Tensor, Tensor, Tensor, Tensor)
TORCH_API std::tuple<Tensor,Tensor,Tensor,Tensor> _embedding_bag(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & weight,
    const Tensor & indices,
    const Tensor & offsets,
    bool scale_grad_by_freq=false,
    int64_t mode=0,
    bool sparse=false,
    const c10::optional<Tensor> & per_sample_weights={},
    bool include_last_offset=false);
// aten::_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False) -> (Tensor, Tensor, Tensor, Tensor)
std::tuple<Tensor,Tensor,Tensor,Tensor>
_embedding_bag(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & weight,
    const Tensor & indices,
    const Tensor & offsets,
    bool scale_grad_by_freq,
    int64_t mode,
    bool sparse,
    const c10::optional<Tensor> & per_sample_weights,
    bool include_last_offset) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_embedding_bag", "")
      .typed<std::tuple<Tensor,Tensor,Tensor,Tensor> (const Tensor &, const Tensor &, const Tensor &, bool, int64_t, bool, const c10::optional<Tensor> &, bool)>();
  return op.redispatch(
      dispatchKeySet,
      weight,
      indices,
      offsets,
      scale_grad_by_freq,
      mode,
      sparse,
      per_sample_weights,
      include_last_offset);
}
