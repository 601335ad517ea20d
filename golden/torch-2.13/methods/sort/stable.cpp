// astgen-golden 1
// sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
::std::tuple<at::Tensor,at::Tensor> sort(
    ::std::optional<bool> stable,
    int64_t dim=-1,
    bool descending=false) const;
// aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
inline ::std::tuple<at::Tensor,at::Tensor>
Tensor::sort(
    ::std::optional<bool> stable,
    int64_t dim,
    bool descending) const {
  return at::_ops::sort_stable::call(const_cast<Tensor &>(*this), stable, dim, descending);
}
