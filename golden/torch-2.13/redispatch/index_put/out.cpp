// astgen-golden 1
// index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)
// aten::index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
index_put_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    const at::Tensor & self,
    const c10::List<::std::optional<at::Tensor>> & indices,
    const at::Tensor & values,
    bool accumulate=false) {
  return at::_ops::index_put_out::redispatch(
      dispatchKeySet,
      self,
      indices,
      values,
      accumulate,
      out);
}
// aten::index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
index_put_outf(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const c10::List<::std::optional<at::Tensor>> & indices,
    const at::Tensor & values,
    bool accumulate,
    at::Tensor & out) {
  return at::_ops::index_put_out::redispatch(
      dispatchKeySet,
      self,
      indices,
      values,
      accumulate,
      out);
}
