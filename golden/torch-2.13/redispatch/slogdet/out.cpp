// astgen-golden 1
// slogdet.out(Tensor self, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign, Tensor(b!) logabsdet)
// aten::slogdet.out(Tensor self, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign, Tensor(b!) logabsdet)
inline ::std::tuple<at::Tensor &,at::Tensor &>
slogdet_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & sign,
    at::Tensor & logabsdet,
    const at::Tensor & self) {
  return at::_ops::slogdet_out::redispatch(dispatchKeySet, self, sign, logabsdet);
}
// aten::slogdet.out(Tensor self, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign, Tensor(b!) logabsdet)
inline ::std::tuple<at::Tensor &,at::Tensor &>
slogdet_outf(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::Tensor & sign,
    at::Tensor & logabsdet) {
  return at::_ops::slogdet_out::redispatch(dispatchKeySet, self, sign, logabsdet);
}
