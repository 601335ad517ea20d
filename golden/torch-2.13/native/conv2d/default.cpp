// astgen-golden 1
// conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1, SymInt groups=1) -> Tensor
TORCH_API at::Tensor conv2d_symint(
    const at::Tensor & input,
    const at::Tensor & weight,
    const ::std::optional<at::Tensor> & bias={},
    c10::SymIntArrayRef stride=c10::SymInt(1),
    c10::SymIntArrayRef padding=c10::SymInt(0),
    c10::SymIntArrayRef dilation=c10::SymInt(1),
    c10::SymInt groups=1);
