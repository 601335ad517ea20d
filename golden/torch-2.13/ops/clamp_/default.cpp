// astgen-golden 1
// clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
struct TORCH_API clamp_ {
  using schema = at::Tensor & (at::Tensor &, const ::std::optional<at::Scalar> &, const ::std::optional<at::Scalar> &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::clamp_";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      const ::std::optional<at::Scalar> & min,
      const ::std::optional<at::Scalar> & max);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      const ::std::optional<at::Scalar> & min,
      const ::std::optional<at::Scalar> & max);
};
// aten::clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<clamp_::schema>
create_clamp__typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(clamp_::name, clamp_::overload_name)
      .typed<clamp_::schema>();
}
// aten::clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
at::Tensor &
clamp_::call(
    at::Tensor & self,
    const ::std::optional<at::Scalar> & min,
    const ::std::optional<at::Scalar> & max) {
  static auto op = create_clamp__typed_handle();
  return op.call(self, min, max);
}
// aten::clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
at::Tensor &
clamp_::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    const ::std::optional<at::Scalar> & min,
    const ::std::optional<at::Scalar> & max) {
  static auto op = create_clamp__typed_handle();
  return op.redispatch(dispatchKeySet, self, min, max);
}
