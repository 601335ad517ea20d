// astgen-golden 1
// _foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]
struct TORCH_API _foreach_add_Tensor {
  using schema = ::std::vector<at::Tensor> (at::TensorList, const at::Tensor &, const at::Scalar &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_foreach_add";
  static constexpr const char* overload_name = "Tensor";
  static constexpr const char* schema_str = "_foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]";

  static ::std::vector<at::Tensor> call(
      at::TensorList self,
      const at::Tensor & other,
      const at::Scalar & alpha);
  static ::std::vector<at::Tensor> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::TensorList self,
      const at::Tensor & other,
      const at::Scalar & alpha);
};
// aten::_foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]
static C10_NOINLINE c10::TypedOperatorHandle<_foreach_add_Tensor::schema>
create__foreach_add_Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_foreach_add_Tensor::name, _foreach_add_Tensor::overload_name)
      .typed<_foreach_add_Tensor::schema>();
}
// aten::_foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]
::std::vector<at::Tensor>
_foreach_add_Tensor::call(
    at::TensorList self,
    const at::Tensor & other,
    const at::Scalar & alpha) {
  static auto op = create__foreach_add_Tensor_typed_handle();
  return op.call(self, other, alpha);
}
// aten::_foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]
::std::vector<at::Tensor>
_foreach_add_Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    const at::Tensor & other,
    const at::Scalar & alpha) {
  static auto op = create__foreach_add_Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, self, other, alpha);
}
