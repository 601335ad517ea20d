// astgen-golden 1
// aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)
struct TORCH_API aminmax_out {
  using schema = ::std::tuple<at::Tensor &,at::Tensor &> (const at::Tensor &, ::std::optional<int64_t>, bool, at::Tensor &, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::aminmax";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)";

  static ::std::tuple<at::Tensor &,at::Tensor &> call(
      const at::Tensor & self,
      ::std::optional<int64_t> dim,
      bool keepdim,
      at::Tensor & min,
      at::Tensor & max);
  static ::std::tuple<at::Tensor &,at::Tensor &> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      ::std::optional<int64_t> dim,
      bool keepdim,
      at::Tensor & min,
      at::Tensor & max);
};
// aten::aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)
static C10_NOINLINE c10::TypedOperatorHandle<aminmax_out::schema>
create_aminmax_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(aminmax_out::name, aminmax_out::overload_name)
      .typed<aminmax_out::schema>();
}
// aten::aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)
::std::tuple<at::Tensor &,at::Tensor &>
aminmax_out::call(
    const at::Tensor & self,
    ::std::optional<int64_t> dim,
    bool keepdim,
    at::Tensor & min,
    at::Tensor & max) {
  static auto op = create_aminmax_out_typed_handle();
  return op.call(self, dim, keepdim, min, max);
}
// aten::aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)
::std::tuple<at::Tensor &,at::Tensor &>
aminmax_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    ::std::optional<int64_t> dim,
    bool keepdim,
    at::Tensor & min,
    at::Tensor & max) {
  static auto op = create_aminmax_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, dim, keepdim, min, max);
}
