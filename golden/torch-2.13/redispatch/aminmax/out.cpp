// astgen-golden 1
// aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)
// aten::aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)
inline ::std::tuple<at::Tensor &,at::Tensor &>
aminmax_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & min,
    at::Tensor & max,
    const at::Tensor & self,
    ::std::optional<int64_t> dim=::std::nullopt,
    bool keepdim=false) {
  return at::_ops::aminmax_out::redispatch(dispatchKeySet, self, dim, keepdim, min, max);
}
// aten::aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)
inline ::std::tuple<at::Tensor &,at::Tensor &>
aminmax_outf(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    ::std::optional<int64_t> dim,
    bool keepdim,
    at::Tensor & min,
    at::Tensor & max) {
  return at::_ops::aminmax_out::redispatch(dispatchKeySet, self, dim, keepdim, min, max);
}
