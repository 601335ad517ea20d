// astgen-golden 1
// conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] dilation=1, int groups=1) -> Tensor
TORCH_API Tensor conv2d(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & input,
    const Tensor & weight,
    const c10::optional<Tensor> & bias={},
    IntArrayRef stride=1,
    IntArrayRef padding=0,
    IntArrayRef dilation=1,
    int64_t groups=1);
// aten::conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] dilation=1, int groups=1) -> Tensor
Tensor
conv2d(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & input,
    const Tensor & weight,
    const c10::optional<Tensor> & bias,
    IntArrayRef stride,
    IntArrayRef padding,
    IntArrayRef dilation,
    int64_t groups) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::conv2d", "")
      .typed<Tensor (const Tensor &, const Tensor &, const c10::optional<Tensor> &, IntArrayRef, IntArrayRef, IntArrayRef, int64_t)>();
  return op.redispatch(dispatchKeySet, input, weight, bias, stride, padding, dilation, groups);
}
