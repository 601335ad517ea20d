// astgen-golden 1
// max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
::std::tuple<at::Tensor,at::Tensor> max(
    int64_t dim,
    bool keepdim=false) const;
// aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
inline ::std::tuple<at::Tensor,at::Tensor>
Tensor::max(
    int64_t dim,
    bool keepdim) const {
  return at::_ops::max_dim::call(const_cast<Tensor &>(*this), dim, keepdim);
}
