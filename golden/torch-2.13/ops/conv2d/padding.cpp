// astgen-golden 1
// conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor
struct TORCH_API conv2d_padding {
  using schema = at::Tensor (const at::Tensor &, const at::Tensor &, const ::std::optional<at::Tensor> &, c10::SymIntArrayRef, c10::string_view, c10::SymIntArrayRef, c10::SymInt);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::conv2d";
  static constexpr const char* overload_name = "padding";
  static constexpr const char* schema_str = "conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str padding=\"valid\", SymInt[2] dilation=1, SymInt groups=1) -> Tensor";

  static at::Tensor call(
      const at::Tensor & input,
      const at::Tensor & weight,
      const ::std::optional<at::Tensor> & bias,
      c10::SymIntArrayRef stride,
      c10::string_view padding,
      c10::SymIntArrayRef dilation,
      c10::SymInt groups);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & input,
      const at::Tensor & weight,
      const ::std::optional<at::Tensor> & bias,
      c10::SymIntArrayRef stride,
      c10::string_view padding,
      c10::SymIntArrayRef dilation,
      c10::SymInt groups);
};
// aten::conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<conv2d_padding::schema>
create_conv2d_padding_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(conv2d_padding::name, conv2d_padding::overload_name)
      .typed<conv2d_padding::schema>();
}
// aten::conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor
at::Tensor
conv2d_padding::call(
    const at::Tensor & input,
    const at::Tensor & weight,
    const ::std::optional<at::Tensor> & bias,
    c10::SymIntArrayRef stride,
    c10::string_view padding,
    c10::SymIntArrayRef dilation,
    c10::SymInt groups) {
  static auto op = create_conv2d_padding_typed_handle();
  return op.call(input, weight, bias, stride, padding, dilation, groups);
}
// aten::conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor
at::Tensor
conv2d_padding::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & input,
    const at::Tensor & weight,
    const ::std::optional<at::Tensor> & bias,
    c10::SymIntArrayRef stride,
    c10::string_view padding,
    c10::SymIntArrayRef dilation,
    c10::SymInt groups) {
  static auto op = create_conv2d_padding_typed_handle();
  return op.redispatch(dispatchKeySet, input, weight, bias, stride, padding, dilation, groups);
}
