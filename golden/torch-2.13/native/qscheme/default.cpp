// astgen-golden 1
// qscheme(Tensor self) -> QScheme
TORCH_API at::QScheme qscheme_quant(const at::Tensor & self);
