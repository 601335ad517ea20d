// astgen-golden 1
// _foreach_sqrt_(Tensor(a!)[] self) -> ()
struct TORCH_API _foreach_sqrt_ {
  using schema = void (at::TensorList);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_foreach_sqrt_";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "_foreach_sqrt_(Tensor(a!)[] self) -> ()";

  static void call(at::TensorList self);
  static void redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::TensorList self);
};
// aten::_foreach_sqrt_(Tensor(a!)[] self) -> ()
static C10_NOINLINE c10::TypedOperatorHandle<_foreach_sqrt_::schema>
create__foreach_sqrt__typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_foreach_sqrt_::name, _foreach_sqrt_::overload_name)
      .typed<_foreach_sqrt_::schema>();
}
// aten::_foreach_sqrt_(Tensor(a!)[] self) -> ()
void
_foreach_sqrt_::call(at::TensorList self) {
  static auto op = create__foreach_sqrt__typed_handle();
  return op.call(self);
}
// aten::_foreach_sqrt_(Tensor(a!)[] self) -> ()
void
_foreach_sqrt_::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self) {
  static auto op = create__foreach_sqrt__typed_handle();
  return op.redispatch(dispatchKeySet, self);
}
