// astgen-golden 1
// _foreach_sqrt(Tensor[] self) -> Tensor[]
struct TORCH_API _foreach_sqrt {
  using schema = ::std::vector<at::Tensor> (at::TensorList);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_foreach_sqrt";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "_foreach_sqrt(Tensor[] self) -> Tensor[]";

  static ::std::vector<at::Tensor> call(at::TensorList self);
  static ::std::vector<at::Tensor> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::TensorList self);
};
// aten::_foreach_sqrt(Tensor[] self) -> Tensor[]
static C10_NOINLINE c10::TypedOperatorHandle<_foreach_sqrt::schema>
create__foreach_sqrt_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_foreach_sqrt::name, _foreach_sqrt::overload_name)
      .typed<_foreach_sqrt::schema>();
}
// aten::_foreach_sqrt(Tensor[] self) -> Tensor[]
::std::vector<at::Tensor>
_foreach_sqrt::call(at::TensorList self) {
  static auto op = create__foreach_sqrt_typed_handle();
  return op.call(self);
}
// aten::_foreach_sqrt(Tensor[] self) -> Tensor[]
::std::vector<at::Tensor>
_foreach_sqrt::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self) {
  static auto op = create__foreach_sqrt_typed_handle();
  return op.redispatch(dispatchKeySet, self);
}
