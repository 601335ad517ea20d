// astgen-golden 1
// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
struct TORCH_API clamp {
  using schema = at::Tensor (const at::Tensor &, const ::std::optional<at::Scalar> &, const ::std::optional<at::Scalar> &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::clamp";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      const ::std::optional<at::Scalar> & min,
      const ::std::optional<at::Scalar> & max);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const ::std::optional<at::Scalar> & min,
      const ::std::optional<at::Scalar> & max);
};
// aten::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<clamp::schema>
create_clamp_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(clamp::name, clamp::overload_name)
      .typed<clamp::schema>();
}
// aten::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
at::Tensor
clamp::call(
    const at::Tensor & self,
    const ::std::optional<at::Scalar> & min,
    const ::std::optional<at::Scalar> & max) {
  static auto op = create_clamp_typed_handle();
  return op.call(self, min, max);
}
// aten::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
at::Tensor
clamp::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const ::std::optional<at::Scalar> & min,
    const ::std::optional<at::Scalar> & max) {
  static auto op = create_clamp_typed_handle();
  return op.redispatch(dispatchKeySet, self, min, max);
}
