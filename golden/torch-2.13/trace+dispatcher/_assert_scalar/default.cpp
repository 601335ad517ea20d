// astgen-golden 1
// _assert_scalar(Scalar self, str assert_msg) -> ()
void
_assert_scalar(
    c10::DispatchKeySet ks,
    const at::Scalar & self,
    c10::string_view assert_msg) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_assert_scalar", "")
      .typed<void (const at::Scalar &, c10::string_view)>();
  c10::Dispatcher::singleton().redispatch<void,const at::Scalar &,c10::string_view>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      assert_msg);
}
m.impl("_assert_scalar", TORCH_FN(TraceType::_assert_scalar));
