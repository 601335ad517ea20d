// astgen-golden 1
// _assert_scalar(Scalar self, str assert_msg) -> ()
struct TORCH_API _assert_scalar {
  using schema = void (const at::Scalar &, c10::string_view);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_assert_scalar";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "_assert_scalar(Scalar self, str assert_msg) -> ()";

  static void call(
      const at::Scalar & self,
      c10::string_view assert_msg);
  static void redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Scalar & self,
      c10::string_view assert_msg);
};
// aten::_assert_scalar(Scalar self, str assert_msg) -> ()
static C10_NOINLINE c10::TypedOperatorHandle<_assert_scalar::schema>
create__assert_scalar_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_assert_scalar::name, _assert_scalar::overload_name)
      .typed<_assert_scalar::schema>();
}
// aten::_assert_scalar(Scalar self, str assert_msg) -> ()
void
_assert_scalar::call(
    const at::Scalar & self,
    c10::string_view assert_msg) {
  static auto op = create__assert_scalar_typed_handle();
  return op.call(self, assert_msg);
}
// aten::_assert_scalar(Scalar self, str assert_msg) -> ()
void
_assert_scalar::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Scalar & self,
    c10::string_view assert_msg) {
  static auto op = create__assert_scalar_typed_handle();
  return op.redispatch(dispatchKeySet, self, assert_msg);
}
