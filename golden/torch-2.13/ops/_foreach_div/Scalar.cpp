// astgen-golden 1
// _foreach_div.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
struct TORCH_API _foreach_div_Scalar {
  using schema = ::std::vector<at::Tensor> (at::TensorList, const at::Scalar &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_foreach_div";
  static constexpr const char* overload_name = "Scalar";
  static constexpr const char* schema_str = "_foreach_div.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]";

  static ::std::vector<at::Tensor> call(
      at::TensorList self,
      const at::Scalar & scalar);
  static ::std::vector<at::Tensor> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::TensorList self,
      const at::Scalar & scalar);
};
// aten::_foreach_div.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
static C10_NOINLINE c10::TypedOperatorHandle<_foreach_div_Scalar::schema>
create__foreach_div_Scalar_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_foreach_div_Scalar::name, _foreach_div_Scalar::overload_name)
      .typed<_foreach_div_Scalar::schema>();
}
// aten::_foreach_div.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
::std::vector<at::Tensor>
_foreach_div_Scalar::call(
    at::TensorList self,
    const at::Scalar & scalar) {
  static auto op = create__foreach_div_Scalar_typed_handle();
  return op.call(self, scalar);
}
// aten::_foreach_div.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
::std::vector<at::Tensor>
_foreach_div_Scalar::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    const at::Scalar & scalar) {
  static auto op = create__foreach_div_Scalar_typed_handle();
  return op.redispatch(dispatchKeySet, self, scalar);
}
