// astgen-golden 1
// _foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
struct TORCH_API _foreach_add__Scalar {
  using schema = void (at::TensorList, const at::Scalar &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_foreach_add_";
  static constexpr const char* overload_name = "Scalar";
  static constexpr const char* schema_str = "_foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()";

  static void call(
      at::TensorList self,
      const at::Scalar & scalar);
  static void redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::TensorList self,
      const at::Scalar & scalar);
};
// aten::_foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
static C10_NOINLINE c10::TypedOperatorHandle<_foreach_add__Scalar::schema>
create__foreach_add__Scalar_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_foreach_add__Scalar::name, _foreach_add__Scalar::overload_name)
      .typed<_foreach_add__Scalar::schema>();
}
// aten::_foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
void
_foreach_add__Scalar::call(
    at::TensorList self,
    const at::Scalar & scalar) {
  static auto op = create__foreach_add__Scalar_typed_handle();
  return op.call(self, scalar);
}
// aten::_foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
void
_foreach_add__Scalar::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    const at::Scalar & scalar) {
  static auto op = create__foreach_add__Scalar_typed_handle();
  return op.redispatch(dispatchKeySet, self, scalar);
}
