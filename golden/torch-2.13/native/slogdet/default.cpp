// astgen-golden 1
// slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)
TORCH_API ::std::tuple<at::Tensor,at::Tensor> slogdet(const at::Tensor & self);
