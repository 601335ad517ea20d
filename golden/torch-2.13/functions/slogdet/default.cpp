// astgen-golden 1
// slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)
// aten::slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)
inline ::std::tuple<at::Tensor,at::Tensor>
slogdet(const at::Tensor & self) {
  return at::_ops::slogdet::call(self);
}
