// astgen-golden 1
// div.Tensor(Tensor self, Tensor other) -> Tensor
TORCH_API at::Tensor div_sparse(
    const at::Tensor & self,
    const at::Tensor & other);
TORCH_API at::Tensor div_zerotensor(
    const at::Tensor & self,
    const at::Tensor & other);
TORCH_API at::Tensor NestedTensor_div_Tensor(
    const at::Tensor & self,
    const at::Tensor & other);
