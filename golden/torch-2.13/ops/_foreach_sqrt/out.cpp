// astgen-golden 1
// _foreach_sqrt.out(Tensor[] self, *, Tensor(a!)[] out) -> ()
struct TORCH_API _foreach_sqrt_out {
  using schema = void (at::TensorList, at::TensorList);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_foreach_sqrt";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "_foreach_sqrt.out(Tensor[] self, *, Tensor(a!)[] out) -> ()";

  static void call(
      at::TensorList self,
      at::TensorList out);
  static void redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::TensorList self,
      at::TensorList out);
};
// aten::_foreach_sqrt.out(Tensor[] self, *, Tensor(a!)[] out) -> ()
static C10_NOINLINE c10::TypedOperatorHandle<_foreach_sqrt_out::schema>
create__foreach_sqrt_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_foreach_sqrt_out::name, _foreach_sqrt_out::overload_name)
      .typed<_foreach_sqrt_out::schema>();
}
// aten::_foreach_sqrt.out(Tensor[] self, *, Tensor(a!)[] out) -> ()
void
_foreach_sqrt_out::call(
    at::TensorList self,
    at::TensorList out) {
  static auto op = create__foreach_sqrt_out_typed_handle();
  return op.call(self, out);
}
// aten::_foreach_sqrt.out(Tensor[] self, *, Tensor(a!)[] out) -> ()
void
_foreach_sqrt_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    at::TensorList out) {
  static auto op = create__foreach_sqrt_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, out);
}
