// astgen-golden 1
// clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
struct TORCH_API clamp_Tensor {
  using schema = at::Tensor (const at::Tensor &, const ::std::optional<at::Tensor> &, const ::std::optional<at::Tensor> &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::clamp";
  static constexpr const char* overload_name = "Tensor";
  static constexpr const char* schema_str = "clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      const ::std::optional<at::Tensor> & min,
      const ::std::optional<at::Tensor> & max);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const ::std::optional<at::Tensor> & min,
      const ::std::optional<at::Tensor> & max);
};
// aten::clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<clamp_Tensor::schema>
create_clamp_Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(clamp_Tensor::name, clamp_Tensor::overload_name)
      .typed<clamp_Tensor::schema>();
}
// aten::clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
at::Tensor
clamp_Tensor::call(
    const at::Tensor & self,
    const ::std::optional<at::Tensor> & min,
    const ::std::optional<at::Tensor> & max) {
  static auto op = create_clamp_Tensor_typed_handle();
  return op.call(self, min, max);
}
// aten::clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
at::Tensor
clamp_Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const ::std::optional<at::Tensor> & min,
    const ::std::optional<at::Tensor> & max) {
  static auto op = create_clamp_Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, self, min, max);
}
