// astgen-golden 1
// _foreach_div.Tensor(Tensor[] self, Tensor other) -> Tensor[]
struct TORCH_API _foreach_div_Tensor {
  using schema = ::std::vector<at::Tensor> (at::TensorList, const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_foreach_div";
  static constexpr const char* overload_name = "Tensor";
  static constexpr const char* schema_str = "_foreach_div.Tensor(Tensor[] self, Tensor other) -> Tensor[]";

  static ::std::vector<at::Tensor> call(
      at::TensorList self,
      const at::Tensor & other);
  static ::std::vector<at::Tensor> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::TensorList self,
      const at::Tensor & other);
};
// aten::_foreach_div.Tensor(Tensor[] self, Tensor other) -> Tensor[]
static C10_NOINLINE c10::TypedOperatorHandle<_foreach_div_Tensor::schema>
create__foreach_div_Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_foreach_div_Tensor::name, _foreach_div_Tensor::overload_name)
      .typed<_foreach_div_Tensor::schema>();
}
// aten::_foreach_div.Tensor(Tensor[] self, Tensor other) -> Tensor[]
::std::vector<at::Tensor>
_foreach_div_Tensor::call(
    at::TensorList self,
    const at::Tensor & other) {
  static auto op = create__foreach_div_Tensor_typed_handle();
  return op.call(self, other);
}
// aten::_foreach_div.Tensor(Tensor[] self, Tensor other) -> Tensor[]
::std::vector<at::Tensor>
_foreach_div_Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    const at::Tensor & other) {
  static auto op = create__foreach_div_Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, self, other);
}
