// astgen-golden 1
// _foreach_div_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()
struct TORCH_API _foreach_div__ScalarList {
  using schema = void (at::TensorList, at::ArrayRef<at::Scalar>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_foreach_div_";
  static constexpr const char* overload_name = "ScalarList";
  static constexpr const char* schema_str = "_foreach_div_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()";

  static void call(
      at::TensorList self,
      at::ArrayRef<at::Scalar> scalars);
  static void redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::TensorList self,
      at::ArrayRef<at::Scalar> scalars);
};
// aten::_foreach_div_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()
static C10_NOINLINE c10::TypedOperatorHandle<_foreach_div__ScalarList::schema>
create__foreach_div__ScalarList_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_foreach_div__ScalarList::name, _foreach_div__ScalarList::overload_name)
      .typed<_foreach_div__ScalarList::schema>();
}
// aten::_foreach_div_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()
void
_foreach_div__ScalarList::call(
    at::TensorList self,
    at::ArrayRef<at::Scalar> scalars) {
  static auto op = create__foreach_div__ScalarList_typed_handle();
  return op.call(self, scalars);
}
// aten::_foreach_div_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()
void
_foreach_div__ScalarList::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    at::ArrayRef<at::Scalar> scalars) {
  static auto op = create__foreach_div__ScalarList_typed_handle();
  return op.redispatch(dispatchKeySet, self, scalars);
}
