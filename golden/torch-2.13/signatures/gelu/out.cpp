// astgen-golden 1
// gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)
at::Tensor & gelu_out(at::Tensor & out, const at::Tensor & self, c10::string_view approximate="none");
at::Tensor & gelu_outf(const at::Tensor & self, c10::string_view approximate, at::Tensor & out);
