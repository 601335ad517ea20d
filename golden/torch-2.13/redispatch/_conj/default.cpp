// astgen-golden 1
// _conj(Tensor(a) self) -> Tensor(a)
// aten::_conj(Tensor(a) self) -> Tensor(a)
inline at::Tensor
_conj(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  return at::_ops::_conj::redispatch(dispatchKeySet, self);
}
