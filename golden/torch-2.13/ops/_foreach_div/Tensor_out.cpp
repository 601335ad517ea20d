// astgen-golden 1
// _foreach_div.Tensor_out(Tensor[] self, Tensor other, *, Tensor(a!)[] out) -> ()
struct TORCH_API _foreach_div_Tensor_out {
  using schema = void (at::TensorList, const at::Tensor &, at::TensorList);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_foreach_div";
  static constexpr const char* overload_name = "Tensor_out";
  static constexpr const char* schema_str = "_foreach_div.Tensor_out(Tensor[] self, Tensor other, *, Tensor(a!)[] out) -> ()";

  static void call(
      at::TensorList self,
      const at::Tensor & other,
      at::TensorList out);
  static void redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::TensorList self,
      const at::Tensor & other,
      at::TensorList out);
};
// aten::_foreach_div.Tensor_out(Tensor[] self, Tensor other, *, Tensor(a!)[] out) -> ()
static C10_NOINLINE c10::TypedOperatorHandle<_foreach_div_Tensor_out::schema>
create__foreach_div_Tensor_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_foreach_div_Tensor_out::name, _foreach_div_Tensor_out::overload_name)
      .typed<_foreach_div_Tensor_out::schema>();
}
// aten::_foreach_div.Tensor_out(Tensor[] self, Tensor other, *, Tensor(a!)[] out) -> ()
void
_foreach_div_Tensor_out::call(
    at::TensorList self,
    const at::Tensor & other,
    at::TensorList out) {
  static auto op = create__foreach_div_Tensor_out_typed_handle();
  return op.call(self, other, out);
}
// aten::_foreach_div.Tensor_out(Tensor[] self, Tensor other, *, Tensor(a!)[] out) -> ()
void
_foreach_div_Tensor_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    const at::Tensor & other,
    at::TensorList out) {
  static auto op = create__foreach_div_Tensor_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, other, out);
}
