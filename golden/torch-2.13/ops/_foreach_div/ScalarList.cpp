// astgen-golden 1
// _foreach_div.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
struct TORCH_API _foreach_div_ScalarList {
  using schema = ::std::vector<at::Tensor> (at::TensorList, at::ArrayRef<at::Scalar>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_foreach_div";
  static constexpr const char* overload_name = "ScalarList";
  static constexpr const char* schema_str = "_foreach_div.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]";

  static ::std::vector<at::Tensor> call(
      at::TensorList self,
      at::ArrayRef<at::Scalar> scalars);
  static ::std::vector<at::Tensor> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::TensorList self,
      at::ArrayRef<at::Scalar> scalars);
};
// aten::_foreach_div.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
static C10_NOINLINE c10::TypedOperatorHandle<_foreach_div_ScalarList::schema>
create__foreach_div_ScalarList_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_foreach_div_ScalarList::name, _foreach_div_ScalarList::overload_name)
      .typed<_foreach_div_ScalarList::schema>();
}
// aten::_foreach_div.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
::std::vector<at::Tensor>
_foreach_div_ScalarList::call(
    at::TensorList self,
    at::ArrayRef<at::Scalar> scalars) {
  static auto op = create__foreach_div_ScalarList_typed_handle();
  return op.call(self, scalars);
}
// aten::_foreach_div.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
::std::vector<at::Tensor>
_foreach_div_ScalarList::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    at::ArrayRef<at::Scalar> scalars) {
  static auto op = create__foreach_div_ScalarList_typed_handle();
  return op.redispatch(dispatchKeySet, self, scalars);
}
