// astgen-golden 1
// _nested_view_from_jagged(Tensor(a) self, Tensor offsets, Tensor dummy, Tensor? lengths=None, int ragged_idx=1, Tensor? min_seqlen=None, Tensor? max_seqlen=None) -> Tensor(a)
// aten::_nested_view_from_jagged(Tensor(a) self, Tensor offsets, Tensor dummy, Tensor? lengths=None, int ragged_idx=1, Tensor? min_seqlen=None, Tensor? max_seqlen=None) -> Tensor(a)
inline at::Tensor
_nested_view_from_jagged(
    const at::Tensor & self,
    const at::Tensor & offsets,
    const at::Tensor & dummy,
    const ::std::optional<at::Tensor> & lengths={},
    int64_t ragged_idx=1,
    const ::std::optional<at::Tensor> & min_seqlen={},
    const ::std::optional<at::Tensor> & max_seqlen={}) {
  return at::_ops::_nested_view_from_jagged::call(
      self,
      offsets,
      dummy,
      lengths,
      ragged_idx,
      min_seqlen,
      max_seqlen);
}
