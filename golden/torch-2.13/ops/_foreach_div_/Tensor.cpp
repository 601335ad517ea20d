// astgen-golden 1
// _foreach_div_.Tensor(Tensor(a!)[] self, Tensor other) -> ()
struct TORCH_API _foreach_div__Tensor {
  using schema = void (at::TensorList, const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_foreach_div_";
  static constexpr const char* overload_name = "Tensor";
  static constexpr const char* schema_str = "_foreach_div_.Tensor(Tensor(a!)[] self, Tensor other) -> ()";

  static void call(
      at::TensorList self,
      const at::Tensor & other);
  static void redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::TensorList self,
      const at::Tensor & other);
};
// aten::_foreach_div_.Tensor(Tensor(a!)[] self, Tensor other) -> ()
static C10_NOINLINE c10::TypedOperatorHandle<_foreach_div__Tensor::schema>
create__foreach_div__Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_foreach_div__Tensor::name, _foreach_div__Tensor::overload_name)
      .typed<_foreach_div__Tensor::schema>();
}
// aten::_foreach_div_.Tensor(Tensor(a!)[] self, Tensor other) -> ()
void
_foreach_div__Tensor::call(
    at::TensorList self,
    const at::Tensor & other) {
  static auto op = create__foreach_div__Tensor_typed_handle();
  return op.call(self, other);
}
// aten::_foreach_div_.Tensor(Tensor(a!)[] self, Tensor other) -> ()
void
_foreach_div__Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    const at::Tensor & other) {
  static auto op = create__foreach_div__Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, self, other);
}
