// astgen-golden 1
// _foreach_div_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
struct TORCH_API _foreach_div__Scalar {
  using schema = void (at::TensorList, const at::Scalar &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_foreach_div_";
  static constexpr const char* overload_name = "Scalar";
  static constexpr const char* schema_str = "_foreach_div_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()";

  static void call(
      at::TensorList self,
      const at::Scalar & scalar);
  static void redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::TensorList self,
      const at::Scalar & scalar);
};
// aten::_foreach_div_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
static C10_NOINLINE c10::TypedOperatorHandle<_foreach_div__Scalar::schema>
create__foreach_div__Scalar_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_foreach_div__Scalar::name, _foreach_div__Scalar::overload_name)
      .typed<_foreach_div__Scalar::schema>();
}
// aten::_foreach_div_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
void
_foreach_div__Scalar::call(
    at::TensorList self,
    const at::Scalar & scalar) {
  static auto op = create__foreach_div__Scalar_typed_handle();
  return op.call(self, scalar);
}
// aten::_foreach_div_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
void
_foreach_div__Scalar::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    const at::Scalar & scalar) {
  static auto op = create__foreach_div__Scalar_typed_handle();
  return op.redispatch(dispatchKeySet, self, scalar);
}
