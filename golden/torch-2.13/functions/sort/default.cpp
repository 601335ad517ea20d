// astgen-golden 1
// sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
// aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
inline ::std::tuple<at::Tensor,at::Tensor>
sort(
    const at::Tensor & self,
    int64_t dim=-1,
    bool descending=false) {
  return at::_ops::sort::call(self, dim, descending);
}
