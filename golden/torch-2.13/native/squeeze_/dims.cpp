// astgen-golden 1
// squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)
TORCH_API at::Tensor & squeeze_(
    at::Tensor & self,
    at::IntArrayRef dim);
