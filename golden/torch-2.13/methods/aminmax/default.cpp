// astgen-golden 1
// aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
::std::tuple<at::Tensor,at::Tensor> aminmax(
    ::std::optional<int64_t> dim=::std::nullopt,
    bool keepdim=false) const;
// aten::aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
inline ::std::tuple<at::Tensor,at::Tensor>
Tensor::aminmax(
    ::std::optional<int64_t> dim,
    bool keepdim) const {
  return at::_ops::aminmax::call(const_cast<Tensor &>(*this), dim, keepdim);
}
