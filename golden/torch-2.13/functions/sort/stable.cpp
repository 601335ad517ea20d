// astgen-golden 1
// sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
// aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
inline ::std::tuple<at::Tensor,at::Tensor>
sort(
    const at::Tensor & self,
    ::std::optional<bool> stable,
    int64_t dim=-1,
    bool descending=false) {
  return at::_ops::sort_stable::call(self, stable, dim, descending);
}
