// astgen-golden 1
// _amp_foreach_non_finite_check_and_unscale.out(Tensor[] self, Tensor(b!) found_inf, Tensor inv_scale, *, Tensor(a!)[] out) -> ()
struct TORCH_API _amp_foreach_non_finite_check_and_unscale_out {
  using schema = void (at::TensorList, at::Tensor &, const at::Tensor &, at::TensorList);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_amp_foreach_non_finite_check_and_unscale";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "_amp_foreach_non_finite_check_and_unscale.out(Tensor[] self, Tensor(b!) found_inf, Tensor inv_scale, *, Tensor(a!)[] out) -> ()";

  static void call(
      at::TensorList self,
      at::Tensor & found_inf,
      const at::Tensor & inv_scale,
      at::TensorList out);
  static void redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::TensorList self,
      at::Tensor & found_inf,
      const at::Tensor & inv_scale,
      at::TensorList out);
};
// aten::_amp_foreach_non_finite_check_and_unscale.out(Tensor[] self, Tensor(b!) found_inf, Tensor inv_scale, *, Tensor(a!)[] out) -> ()
static C10_NOINLINE c10::TypedOperatorHandle<_amp_foreach_non_finite_check_and_unscale_out::schema>
create__amp_foreach_non_finite_check_and_unscale_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(
          _amp_foreach_non_finite_check_and_unscale_out::name,
          _amp_foreach_non_finite_check_and_unscale_out::overload_name)
      .typed<_amp_foreach_non_finite_check_and_unscale_out::schema>();
}
// aten::_amp_foreach_non_finite_check_and_unscale.out(Tensor[] self, Tensor(b!) found_inf, Tensor inv_scale, *, Tensor(a!)[] out) -> ()
void
_amp_foreach_non_finite_check_and_unscale_out::call(
    at::TensorList self,
    at::Tensor & found_inf,
    const at::Tensor & inv_scale,
    at::TensorList out) {
  static auto op = create__amp_foreach_non_finite_check_and_unscale_out_typed_handle();
  return op.call(self, found_inf, inv_scale, out);
}
// aten::_amp_foreach_non_finite_check_and_unscale.out(Tensor[] self, Tensor(b!) found_inf, Tensor inv_scale, *, Tensor(a!)[] out) -> ()
void
_amp_foreach_non_finite_check_and_unscale_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    at::Tensor & found_inf,
    const at::Tensor & inv_scale,
    at::TensorList out) {
  static auto op = create__amp_foreach_non_finite_check_and_unscale_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, found_inf, inv_scale, out);
}
