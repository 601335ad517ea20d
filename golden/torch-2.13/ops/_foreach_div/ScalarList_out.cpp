// astgen-golden 1
// _foreach_div.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()
struct TORCH_API _foreach_div_ScalarList_out {
  using schema = void (at::TensorList, at::ArrayRef<at::Scalar>, at::TensorList);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_foreach_div";
  static constexpr const char* overload_name = "ScalarList_out";
  static constexpr const char* schema_str = "_foreach_div.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()";

  static void call(
      at::TensorList self,
      at::ArrayRef<at::Scalar> scalars,
      at::TensorList out);
  static void redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::TensorList self,
      at::ArrayRef<at::Scalar> scalars,
      at::TensorList out);
};
// aten::_foreach_div.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()
static C10_NOINLINE c10::TypedOperatorHandle<_foreach_div_ScalarList_out::schema>
create__foreach_div_ScalarList_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(
          _foreach_div_ScalarList_out::name,
          _foreach_div_ScalarList_out::overload_name)
      .typed<_foreach_div_ScalarList_out::schema>();
}
// aten::_foreach_div.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()
void
_foreach_div_ScalarList_out::call(
    at::TensorList self,
    at::ArrayRef<at::Scalar> scalars,
    at::TensorList out) {
  static auto op = create__foreach_div_ScalarList_out_typed_handle();
  return op.call(self, scalars, out);
}
// aten::_foreach_div.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()
void
_foreach_div_ScalarList_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    at::ArrayRef<at::Scalar> scalars,
    at::TensorList out) {
  static auto op = create__foreach_div_ScalarList_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, scalars, out);
}
