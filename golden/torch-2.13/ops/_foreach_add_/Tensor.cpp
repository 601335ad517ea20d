// astgen-golden 1
// _foreach_add_.Tensor(Tensor(a!)[] self, Tensor other, *, Scalar alpha=1) -> ()
struct TORCH_API _foreach_add__Tensor {
  using schema = void (at::TensorList, const at::Tensor &, const at::Scalar &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_foreach_add_";
  static constexpr const char* overload_name = "Tensor";
  static constexpr const char* schema_str = "_foreach_add_.Tensor(Tensor(a!)[] self, Tensor other, *, Scalar alpha=1) -> ()";

  static void call(
      at::TensorList self,
      const at::Tensor & other,
      const at::Scalar & alpha);
  static void redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::TensorList self,
      const at::Tensor & other,
      const at::Scalar & alpha);
};
// aten::_foreach_add_.Tensor(Tensor(a!)[] self, Tensor other, *, Scalar alpha=1) -> ()
static C10_NOINLINE c10::TypedOperatorHandle<_foreach_add__Tensor::schema>
create__foreach_add__Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_foreach_add__Tensor::name, _foreach_add__Tensor::overload_name)
      .typed<_foreach_add__Tensor::schema>();
}
// aten::_foreach_add_.Tensor(Tensor(a!)[] self, Tensor other, *, Scalar alpha=1) -> ()
void
_foreach_add__Tensor::call(
    at::TensorList self,
    const at::Tensor & other,
    const at::Scalar & alpha) {
  static auto op = create__foreach_add__Tensor_typed_handle();
  return op.call(self, other, alpha);
}
// aten::_foreach_add_.Tensor(Tensor(a!)[] self, Tensor other, *, Scalar alpha=1) -> ()
void
_foreach_add__Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    const at::Tensor & other,
    const at::Scalar & alpha) {
  static auto op = create__foreach_add__Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, self, other, alpha);
}
