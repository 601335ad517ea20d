// astgen-golden 1
// qscheme(Tensor self) -> QScheme
struct TORCH_API qscheme {
  using schema = at::QScheme (const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::qscheme";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "qscheme(Tensor self) -> QScheme";

  static at::QScheme call(const at::Tensor & self);
  static at::QScheme redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self);
};
// aten::qscheme(Tensor self) -> QScheme
static C10_NOINLINE c10::TypedOperatorHandle<qscheme::schema>
create_qscheme_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(qscheme::name, qscheme::overload_name)
      .typed<qscheme::schema>();
}
// aten::qscheme(Tensor self) -> QScheme
at::QScheme
qscheme::call(const at::Tensor & self) {
  static auto op = create_qscheme_typed_handle();
  return op.call(self);
}
// aten::qscheme(Tensor self) -> QScheme
at::QScheme
qscheme::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  static auto op = create_qscheme_typed_handle();
  return op.redispatch(dispatchKeySet, self);
}
