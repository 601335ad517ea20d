// astgen-golden 1
// slogdet.out(Tensor self, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign, Tensor(b!) logabsdet)
TORCH_API ::std::tuple<at::Tensor &,at::Tensor &> slogdet_out(
    const at::Tensor & self,
    at::Tensor & sign,
    at::Tensor & logabsdet);
