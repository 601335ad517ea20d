// astgen-golden 1
// _assert_scalar(Scalar self, str assert_msg) -> ()
// aten::_assert_scalar(Scalar self, str assert_msg) -> ()
inline void
_assert_scalar(
    c10::DispatchKeySet dispatchKeySet,
    const at::Scalar & self,
    c10::string_view assert_msg) {
  return at::_ops::_assert_scalar::redispatch(dispatchKeySet, self, assert_msg);
}
