// astgen-golden 1
// _foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()
struct TORCH_API _foreach_add__List {
  using schema = void (at::TensorList, at::TensorList, const at::Scalar &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_foreach_add_";
  static constexpr const char* overload_name = "List";
  static constexpr const char* schema_str = "_foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()";

  static void call(
      at::TensorList self,
      at::TensorList other,
      const at::Scalar & alpha);
  static void redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::TensorList self,
      at::TensorList other,
      const at::Scalar & alpha);
};
// aten::_foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()
static C10_NOINLINE c10::TypedOperatorHandle<_foreach_add__List::schema>
create__foreach_add__List_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_foreach_add__List::name, _foreach_add__List::overload_name)
      .typed<_foreach_add__List::schema>();
}
// aten::_foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()
void
_foreach_add__List::call(
    at::TensorList self,
    at::TensorList other,
    const at::Scalar & alpha) {
  static auto op = create__foreach_add__List_typed_handle();
  return op.call(self, other, alpha);
}
// aten::_foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()
void
_foreach_add__List::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    at::TensorList other,
    const at::Scalar & alpha) {
  static auto op = create__foreach_add__List_typed_handle();
  return op.redispatch(dispatchKeySet, self, other, alpha);
}
