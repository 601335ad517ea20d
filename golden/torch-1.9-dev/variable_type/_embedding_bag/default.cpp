// astgen-golden 1
// _embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False) -> (Tensor, Tensor, Tensor, Tensor)
std::tuple<Tensor,Tensor,Tensor,Tensor>
_embedding_bag(
    c10::DispatchKeySet ks,
    const Tensor & weight,
    const Tensor & indices,
    const Tensor & offsets,
    bool scale_grad_by_freq,
    int64_t mode,
    bool sparse,
    const c10::optional<Tensor> & per_sample_weights,
    bool include_last_offset) {
  auto & weight_ = unpack(weight, "weight", 0);
  auto & indices_ = unpack(indices, "indices", 1);
  auto & offsets_ = unpack(offsets, "offsets", 2);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::_embedding_bag(
        ks & c10::after_autograd_keyset,
        weight_,
        indices_,
        offsets_,
        scale_grad_by_freq,
        mode,
        sparse,
        per_sample_weights,
        include_last_offset);
  })();
  Tensor result0;
  Tensor result1;
  Tensor result2;
  Tensor result3;
  std::tie(result0, result1, result2, result3) = std::move(tmp);
  return std::make_tuple(
      std::move(result0),
      std::move(result1),
      std::move(result2),
      std::move(result3));
}
m.impl("_embedding_bag", TORCH_FN(VariableType::_embedding_bag));
