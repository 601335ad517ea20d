// astgen-golden 1
// index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)
// aten::index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
index_put_out(
    at::Tensor & out,
    const at::Tensor & self,
    const c10::List<::std::optional<at::Tensor>> & indices,
    const at::Tensor & values,
    bool accumulate=false) {
  return at::_ops::index_put_out::call(self, indices, values, accumulate, out);
}
// aten::index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
index_put_outf(
    const at::Tensor & self,
    const c10::List<::std::optional<at::Tensor>> & indices,
    const at::Tensor & values,
    bool accumulate,
    at::Tensor & out) {
  return at::_ops::index_put_out::call(self, indices, values, accumulate, out);
}
