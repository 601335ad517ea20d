// astgen-golden 1
// _foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[]
struct TORCH_API _foreach_div_List {
  using schema = ::std::vector<at::Tensor> (at::TensorList, at::TensorList);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_foreach_div";
  static constexpr const char* overload_name = "List";
  static constexpr const char* schema_str = "_foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[]";

  static ::std::vector<at::Tensor> call(
      at::TensorList self,
      at::TensorList other);
  static ::std::vector<at::Tensor> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::TensorList self,
      at::TensorList other);
};
// aten::_foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[]
static C10_NOINLINE c10::TypedOperatorHandle<_foreach_div_List::schema>
create__foreach_div_List_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_foreach_div_List::name, _foreach_div_List::overload_name)
      .typed<_foreach_div_List::schema>();
}
// aten::_foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[]
::std::vector<at::Tensor>
_foreach_div_List::call(
    at::TensorList self,
    at::TensorList other) {
  static auto op = create__foreach_div_List_typed_handle();
  return op.call(self, other);
}
// aten::_foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[]
::std::vector<at::Tensor>
_foreach_div_List::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    at::TensorList other) {
  static auto op = create__foreach_div_List_typed_handle();
  return op.redispatch(dispatchKeySet, self, other);
}
