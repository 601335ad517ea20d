// astgen-golden 1
// qscheme(Tensor self) -> QScheme
QScheme qscheme(const Tensor & self);
