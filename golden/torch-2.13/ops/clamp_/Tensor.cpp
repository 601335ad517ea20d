// astgen-golden 1
// clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
struct TORCH_API clamp__Tensor {
  using schema = at::Tensor & (at::Tensor &, const ::std::optional<at::Tensor> &, const ::std::optional<at::Tensor> &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::clamp_";
  static constexpr const char* overload_name = "Tensor";
  static constexpr const char* schema_str = "clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      const ::std::optional<at::Tensor> & min,
      const ::std::optional<at::Tensor> & max);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      const ::std::optional<at::Tensor> & min,
      const ::std::optional<at::Tensor> & max);
};
// aten::clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<clamp__Tensor::schema>
create_clamp__Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(clamp__Tensor::name, clamp__Tensor::overload_name)
      .typed<clamp__Tensor::schema>();
}
// aten::clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
at::Tensor &
clamp__Tensor::call(
    at::Tensor & self,
    const ::std::optional<at::Tensor> & min,
    const ::std::optional<at::Tensor> & max) {
  static auto op = create_clamp__Tensor_typed_handle();
  return op.call(self, min, max);
}
// aten::clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
at::Tensor &
clamp__Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    const ::std::optional<at::Tensor> & min,
    const ::std::optional<at::Tensor> & max) {
  static auto op = create_clamp__Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, self, min, max);
}
