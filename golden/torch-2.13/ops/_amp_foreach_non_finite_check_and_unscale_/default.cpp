// astgen-golden 1
// _amp_foreach_non_finite_check_and_unscale_(Tensor(a!)[] self, Tensor(b!) found_inf, Tensor inv_scale) -> ()
struct TORCH_API _amp_foreach_non_finite_check_and_unscale_ {
  using schema = void (at::TensorList, at::Tensor &, const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_amp_foreach_non_finite_check_and_unscale_";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "_amp_foreach_non_finite_check_and_unscale_(Tensor(a!)[] self, Tensor(b!) found_inf, Tensor inv_scale) -> ()";

  static void call(
      at::TensorList self,
      at::Tensor & found_inf,
      const at::Tensor & inv_scale);
  static void redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::TensorList self,
      at::Tensor & found_inf,
      const at::Tensor & inv_scale);
};
// aten::_amp_foreach_non_finite_check_and_unscale_(Tensor(a!)[] self, Tensor(b!) found_inf, Tensor inv_scale) -> ()
static C10_NOINLINE c10::TypedOperatorHandle<_amp_foreach_non_finite_check_and_unscale_::schema>
create__amp_foreach_non_finite_check_and_unscale__typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(
          _amp_foreach_non_finite_check_and_unscale_::name,
          _amp_foreach_non_finite_check_and_unscale_::overload_name)
      .typed<_amp_foreach_non_finite_check_and_unscale_::schema>();
}
// aten::_amp_foreach_non_finite_check_and_unscale_(Tensor(a!)[] self, Tensor(b!) found_inf, Tensor inv_scale) -> ()
void
_amp_foreach_non_finite_check_and_unscale_::call(
    at::TensorList self,
    at::Tensor & found_inf,
    const at::Tensor & inv_scale) {
  static auto op = create__amp_foreach_non_finite_check_and_unscale__typed_handle();
  return op.call(self, found_inf, inv_scale);
}
// aten::_amp_foreach_non_finite_check_and_unscale_(Tensor(a!)[] self, Tensor(b!) found_inf, Tensor inv_scale) -> ()
void
_amp_foreach_non_finite_check_and_unscale_::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    at::Tensor & found_inf,
    const at::Tensor & inv_scale) {
  static auto op = create__amp_foreach_non_finite_check_and_unscale__typed_handle();
  return op.redispatch(dispatchKeySet, self, found_inf, inv_scale);
}
