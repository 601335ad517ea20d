// astgen-golden 1
// aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
// aten::aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
inline ::std::tuple<at::Tensor,at::Tensor>
aminmax(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    ::std::optional<int64_t> dim=::std::nullopt,
    bool keepdim=false) {
  return at::_ops::aminmax::redispatch(dispatchKeySet, self, dim, keepdim);
}
