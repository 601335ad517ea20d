// astgen-golden 1
// _embedding_bag.out(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2, Tensor(d!) out3) -> (Tensor(a!), Tensor(b!), Tensor(c!), Tensor(d!))
TORCH_API ::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &,at::Tensor &> _embedding_bag_out(
    const at::Tensor & weight,
    const at::Tensor & indices,
    const at::Tensor & offsets,
    bool scale_grad_by_freq,
    int64_t mode,
    bool sparse,
    const ::std::optional<at::Tensor> & per_sample_weights,
    bool include_last_offset,
    int64_t padding_idx,
    at::Tensor & out0,
    at::Tensor & out1,
    at::Tensor & out2,
    at::Tensor & out3);
