// astgen-golden 1
// where(Tensor condition) -> Tensor[]
TORCH_API ::std::vector<at::Tensor> where(const at::Tensor & condition);
