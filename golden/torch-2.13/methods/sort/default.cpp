// astgen-golden 1
// sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
::std::tuple<at::Tensor,at::Tensor> sort(
    int64_t dim=-1,
    bool descending=false) const;
// aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
inline ::std::tuple<at::Tensor,at::Tensor>
Tensor::sort(
    int64_t dim,
    bool descending) const {
  return at::_ops::sort::call(const_cast<Tensor &>(*this), dim, descending);
}
