// astgen-golden 1
// aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
struct TORCH_API aminmax {
  using schema = ::std::tuple<at::Tensor,at::Tensor> (const at::Tensor &, ::std::optional<int64_t>, bool);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::aminmax";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)";

  static ::std::tuple<at::Tensor,at::Tensor> call(
      const at::Tensor & self,
      ::std::optional<int64_t> dim,
      bool keepdim);
  static ::std::tuple<at::Tensor,at::Tensor> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      ::std::optional<int64_t> dim,
      bool keepdim);
};
// aten::aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
static C10_NOINLINE c10::TypedOperatorHandle<aminmax::schema>
create_aminmax_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(aminmax::name, aminmax::overload_name)
      .typed<aminmax::schema>();
}
// aten::aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
::std::tuple<at::Tensor,at::Tensor>
aminmax::call(
    const at::Tensor & self,
    ::std::optional<int64_t> dim,
    bool keepdim) {
  static auto op = create_aminmax_typed_handle();
  return op.call(self, dim, keepdim);
}
// aten::aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
::std::tuple<at::Tensor,at::Tensor>
aminmax::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    ::std::optional<int64_t> dim,
    bool keepdim) {
  static auto op = create_aminmax_typed_handle();
  return op.redispatch(dispatchKeySet, self, dim, keepdim);
}
