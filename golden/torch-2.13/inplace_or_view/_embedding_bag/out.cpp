// astgen-golden 1
// _embedding_bag.out(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2, Tensor(d!) out3) -> (Tensor(a!), Tensor(b!), Tensor(c!), Tensor(d!))
::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &,at::Tensor &>
_embedding_bag_out_out(
    c10::DispatchKeySet ks,
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
    at::Tensor & out3) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::_embedding_bag_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        weight,
        indices,
        offsets,
        scale_grad_by_freq,
        mode,
        sparse,
        per_sample_weights,
        include_last_offset,
        padding_idx,
        out0,
        out1,
        out2,
        out3);
  }
  increment_version(out0);
  increment_version(out1);
  increment_version(out2);
  increment_version(out3);
  return std::forward_as_tuple(out0, out1, out2, out3);
}
m.impl("_embedding_bag.out", TORCH_FN(ADInplaceOrView::_embedding_bag_out_out));
