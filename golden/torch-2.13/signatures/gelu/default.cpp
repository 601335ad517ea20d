// astgen-golden 1
// gelu(Tensor self, *, str approximate='none') -> Tensor
at::Tensor gelu(const at::Tensor & self, c10::string_view approximate="none");
