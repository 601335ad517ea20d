// astgen-golden 1
// clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API clamp_Tensor_out {
  using schema = at::Tensor & (const at::Tensor &, const ::std::optional<at::Tensor> &, const ::std::optional<at::Tensor> &, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::clamp";
  static constexpr const char* overload_name = "Tensor_out";
  static constexpr const char* schema_str = "clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      const ::std::optional<at::Tensor> & min,
      const ::std::optional<at::Tensor> & max,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const ::std::optional<at::Tensor> & min,
      const ::std::optional<at::Tensor> & max,
      at::Tensor & out);
};
// aten::clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<clamp_Tensor_out::schema>
create_clamp_Tensor_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(clamp_Tensor_out::name, clamp_Tensor_out::overload_name)
      .typed<clamp_Tensor_out::schema>();
}
// aten::clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
clamp_Tensor_out::call(
    const at::Tensor & self,
    const ::std::optional<at::Tensor> & min,
    const ::std::optional<at::Tensor> & max,
    at::Tensor & out) {
  static auto op = create_clamp_Tensor_out_typed_handle();
  return op.call(self, min, max, out);
}
// aten::clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
clamp_Tensor_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const ::std::optional<at::Tensor> & min,
    const ::std::optional<at::Tensor> & max,
    at::Tensor & out) {
  static auto op = create_clamp_Tensor_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, min, max, out);
}
