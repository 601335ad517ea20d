// astgen-golden 1
// _assert_scalar(Scalar self, str assert_msg) -> ()
void
_assert_scalar(
    c10::DispatchKeySet ks,
    const at::Scalar & self,
    c10::string_view assert_msg) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::redispatch::_assert_scalar(ks & c10::after_autograd_keyset, self, assert_msg);
  }
}
m.impl("_assert_scalar", TORCH_FN(VariableType::_assert_scalar));
