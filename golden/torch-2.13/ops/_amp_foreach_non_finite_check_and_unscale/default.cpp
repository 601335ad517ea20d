// astgen-golden 1
// _amp_foreach_non_finite_check_and_unscale(Tensor[] self, Tensor found_inf, Tensor inv_scale) -> (Tensor[] self_out, Tensor found_inf_out)
struct TORCH_API _amp_foreach_non_finite_check_and_unscale {
  using schema = ::std::tuple<::std::vector<at::Tensor>,at::Tensor> (at::TensorList, const at::Tensor &, const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_amp_foreach_non_finite_check_and_unscale";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "_amp_foreach_non_finite_check_and_unscale(Tensor[] self, Tensor found_inf, Tensor inv_scale) -> (Tensor[] self_out, Tensor found_inf_out)";

  static ::std::tuple<::std::vector<at::Tensor>,at::Tensor> call(
      at::TensorList self,
      const at::Tensor & found_inf,
      const at::Tensor & inv_scale);
  static ::std::tuple<::std::vector<at::Tensor>,at::Tensor> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::TensorList self,
      const at::Tensor & found_inf,
      const at::Tensor & inv_scale);
};
// aten::_amp_foreach_non_finite_check_and_unscale(Tensor[] self, Tensor found_inf, Tensor inv_scale) -> (Tensor[] self_out, Tensor found_inf_out)
static C10_NOINLINE c10::TypedOperatorHandle<_amp_foreach_non_finite_check_and_unscale::schema>
create__amp_foreach_non_finite_check_and_unscale_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(
          _amp_foreach_non_finite_check_and_unscale::name,
          _amp_foreach_non_finite_check_and_unscale::overload_name)
      .typed<_amp_foreach_non_finite_check_and_unscale::schema>();
}
// aten::_amp_foreach_non_finite_check_and_unscale(Tensor[] self, Tensor found_inf, Tensor inv_scale) -> (Tensor[] self_out, Tensor found_inf_out)
::std::tuple<::std::vector<at::Tensor>,at::Tensor>
_amp_foreach_non_finite_check_and_unscale::call(
    at::TensorList self,
    const at::Tensor & found_inf,
    const at::Tensor & inv_scale) {
  static auto op = create__amp_foreach_non_finite_check_and_unscale_typed_handle();
  return op.call(self, found_inf, inv_scale);
}
// aten::_amp_foreach_non_finite_check_and_unscale(Tensor[] self, Tensor found_inf, Tensor inv_scale) -> (Tensor[] self_out, Tensor found_inf_out)
::std::tuple<::std::vector<at::Tensor>,at::Tensor>
_amp_foreach_non_finite_check_and_unscale::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    const at::Tensor & found_inf,
    const at::Tensor & inv_scale) {
  static auto op = create__amp_foreach_non_finite_check_and_unscale_typed_handle();
  return op.redispatch(dispatchKeySet, self, found_inf, inv_scale);
}
