// astgen-golden 1
// slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)
::std::tuple<at::Tensor,at::Tensor> slogdet() const;
// aten::slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)
inline ::std::tuple<at::Tensor,at::Tensor>
Tensor::slogdet() const {
  return at::_ops::slogdet::call(const_cast<Tensor &>(*this));
}
