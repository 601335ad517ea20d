// astgen-golden 1
// _fused_moving_avg_obs_fq_helper(Tensor self, Tensor observer_on, Tensor fake_quant_on, Tensor(a!) running_min, Tensor(b!) running_max, Tensor(c!) scale, Tensor(d!) zero_point, float averaging_const, int quant_min, int quant_max, int ch_axis, bool per_row_fake_quant=False, bool symmetric_quant=False) -> (Tensor output, Tensor mask)
struct TORCH_API _fused_moving_avg_obs_fq_helper {
  using schema = ::std::tuple<at::Tensor,at::Tensor> (const at::Tensor &, const at::Tensor &, const at::Tensor &, at::Tensor &, at::Tensor &, at::Tensor &, at::Tensor &, double, int64_t, int64_t, int64_t, bool, bool);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_fused_moving_avg_obs_fq_helper";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "_fused_moving_avg_obs_fq_helper(Tensor self, Tensor observer_on, Tensor fake_quant_on, Tensor(a!) running_min, Tensor(b!) running_max, Tensor(c!) scale, Tensor(d!) zero_point, float averaging_const, int quant_min, int quant_max, int ch_axis, bool per_row_fake_quant=False, bool symmetric_quant=False) -> (Tensor output, Tensor mask)";

  static ::std::tuple<at::Tensor,at::Tensor> call(
      const at::Tensor & self,
      const at::Tensor & observer_on,
      const at::Tensor & fake_quant_on,
      at::Tensor & running_min,
      at::Tensor & running_max,
      at::Tensor & scale,
      at::Tensor & zero_point,
      double averaging_const,
      int64_t quant_min,
      int64_t quant_max,
      int64_t ch_axis,
      bool per_row_fake_quant,
      bool symmetric_quant);
  static ::std::tuple<at::Tensor,at::Tensor> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Tensor & observer_on,
      const at::Tensor & fake_quant_on,
      at::Tensor & running_min,
      at::Tensor & running_max,
      at::Tensor & scale,
      at::Tensor & zero_point,
      double averaging_const,
      int64_t quant_min,
      int64_t quant_max,
      int64_t ch_axis,
      bool per_row_fake_quant,
      bool symmetric_quant);
};
// aten::_fused_moving_avg_obs_fq_helper(Tensor self, Tensor observer_on, Tensor fake_quant_on, Tensor(a!) running_min, Tensor(b!) running_max, Tensor(c!) scale, Tensor(d!) zero_point, float averaging_const, int quant_min, int quant_max, int ch_axis, bool per_row_fake_quant=False, bool symmetric_quant=False) -> (Tensor output, Tensor mask)
static C10_NOINLINE c10::TypedOperatorHandle<_fused_moving_avg_obs_fq_helper::schema>
create__fused_moving_avg_obs_fq_helper_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(
          _fused_moving_avg_obs_fq_helper::name,
          _fused_moving_avg_obs_fq_helper::overload_name)
      .typed<_fused_moving_avg_obs_fq_helper::schema>();
}
// aten::_fused_moving_avg_obs_fq_helper(Tensor self, Tensor observer_on, Tensor fake_quant_on, Tensor(a!) running_min, Tensor(b!) running_max, Tensor(c!) scale, Tensor(d!) zero_point, float averaging_const, int quant_min, int quant_max, int ch_axis, bool per_row_fake_quant=False, bool symmetric_quant=False) -> (Tensor output, Tensor mask)
::std::tuple<at::Tensor,at::Tensor>
_fused_moving_avg_obs_fq_helper::call(
    const at::Tensor & self,
    const at::Tensor & observer_on,
    const at::Tensor & fake_quant_on,
    at::Tensor & running_min,
    at::Tensor & running_max,
    at::Tensor & scale,
    at::Tensor & zero_point,
    double averaging_const,
    int64_t quant_min,
    int64_t quant_max,
    int64_t ch_axis,
    bool per_row_fake_quant,
    bool symmetric_quant) {
  static auto op = create__fused_moving_avg_obs_fq_helper_typed_handle();
  return op.call(
      self,
      observer_on,
      fake_quant_on,
      running_min,
      running_max,
      scale,
      zero_point,
      averaging_const,
      quant_min,
      quant_max,
      ch_axis,
      per_row_fake_quant,
      symmetric_quant);
}
// aten::_fused_moving_avg_obs_fq_helper(Tensor self, Tensor observer_on, Tensor fake_quant_on, Tensor(a!) running_min, Tensor(b!) running_max, Tensor(c!) scale, Tensor(d!) zero_point, float averaging_const, int quant_min, int quant_max, int ch_axis, bool per_row_fake_quant=False, bool symmetric_quant=False) -> (Tensor output, Tensor mask)
::std::tuple<at::Tensor,at::Tensor>
_fused_moving_avg_obs_fq_helper::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & observer_on,
    const at::Tensor & fake_quant_on,
    at::Tensor & running_min,
    at::Tensor & running_max,
    at::Tensor & scale,
    at::Tensor & zero_point,
    double averaging_const,
    int64_t quant_min,
    int64_t quant_max,
    int64_t ch_axis,
    bool per_row_fake_quant,
    bool symmetric_quant) {
  static auto op = create__fused_moving_avg_obs_fq_helper_typed_handle();
  return op.redispatch(
      dispatchKeySet,
      self,
      observer_on,
      fake_quant_on,
      running_min,
      running_max,
      scale,
      zero_point,
      averaging_const,
      quant_min,
      quant_max,
      ch_axis,
      per_row_fake_quant,
      symmetric_quant);
}
