// astgen-golden 1
// _foreach_div_.List(Tensor(a!)[] self, Tensor[] other) -> ()
struct TORCH_API _foreach_div__List {
  using schema = void (at::TensorList, at::TensorList);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_foreach_div_";
  static constexpr const char* overload_name = "List";
  static constexpr const char* schema_str = "_foreach_div_.List(Tensor(a!)[] self, Tensor[] other) -> ()";

  static void call(
      at::TensorList self,
      at::TensorList other);
  static void redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::TensorList self,
      at::TensorList other);
};
// aten::_foreach_div_.List(Tensor(a!)[] self, Tensor[] other) -> ()
static C10_NOINLINE c10::TypedOperatorHandle<_foreach_div__List::schema>
create__foreach_div__List_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_foreach_div__List::name, _foreach_div__List::overload_name)
      .typed<_foreach_div__List::schema>();
}
// aten::_foreach_div_.List(Tensor(a!)[] self, Tensor[] other) -> ()
void
_foreach_div__List::call(
    at::TensorList self,
    at::TensorList other) {
  static auto op = create__foreach_div__List_typed_handle();
  return op.call(self, other);
}
// aten::_foreach_div_.List(Tensor(a!)[] self, Tensor[] other) -> ()
void
_foreach_div__List::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    at::TensorList other) {
  static auto op = create__foreach_div__List_typed_handle();
  return op.redispatch(dispatchKeySet, self, other);
}
