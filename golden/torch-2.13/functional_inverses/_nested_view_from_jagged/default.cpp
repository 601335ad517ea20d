// astgen-golden 1
// _nested_view_from_jagged(Tensor(a) self, Tensor offsets, Tensor dummy, Tensor? lengths=None, int ragged_idx=1, Tensor? min_seqlen=None, Tensor? max_seqlen=None) -> Tensor(a)
static at::Tensor _nested_view_from_jagged_inverse(
    const at::Tensor & base,
    const at::Tensor & mutated_view,
    at::functionalization::InverseReturnMode inverse_return_mode,
    const at::Tensor & offsets,
    const at::Tensor & dummy,
    const ::std::optional<at::Tensor> & lengths,
    int64_t ragged_idx,
    const ::std::optional<at::Tensor> & min_seqlen,
    const ::std::optional<at::Tensor> & max_seqlen);
