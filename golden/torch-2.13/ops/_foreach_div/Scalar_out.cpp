// astgen-golden 1
// _foreach_div.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()
struct TORCH_API _foreach_div_Scalar_out {
  using schema = void (at::TensorList, const at::Scalar &, at::TensorList);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_foreach_div";
  static constexpr const char* overload_name = "Scalar_out";
  static constexpr const char* schema_str = "_foreach_div.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()";

  static void call(
      at::TensorList self,
      const at::Scalar & scalar,
      at::TensorList out);
  static void redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::TensorList self,
      const at::Scalar & scalar,
      at::TensorList out);
};
// aten::_foreach_div.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()
static C10_NOINLINE c10::TypedOperatorHandle<_foreach_div_Scalar_out::schema>
create__foreach_div_Scalar_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_foreach_div_Scalar_out::name, _foreach_div_Scalar_out::overload_name)
      .typed<_foreach_div_Scalar_out::schema>();
}
// aten::_foreach_div.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()
void
_foreach_div_Scalar_out::call(
    at::TensorList self,
    const at::Scalar & scalar,
    at::TensorList out) {
  static auto op = create__foreach_div_Scalar_out_typed_handle();
  return op.call(self, scalar, out);
}
// aten::_foreach_div.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()
void
_foreach_div_Scalar_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    const at::Scalar & scalar,
    at::TensorList out) {
  static auto op = create__foreach_div_Scalar_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, scalar, out);
}
