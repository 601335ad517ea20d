// astgen-golden 1
// qscheme(Tensor self) -> QScheme
// aten::qscheme(Tensor self) -> QScheme
inline at::QScheme
qscheme(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  return at::_ops::qscheme::redispatch(dispatchKeySet, self);
}
