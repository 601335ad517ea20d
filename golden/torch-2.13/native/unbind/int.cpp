// astgen-golden 1
// unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
TORCH_API ::std::vector<at::Tensor> unbind(
    const at::Tensor & self,
    int64_t dim=0);
TORCH_API ::std::vector<at::Tensor> NestedTensor_unbind(
    const at::Tensor & self,
    int64_t dim=0);
