// astgen-golden 1
// where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & where_self_out(
    const at::Tensor & condition,
    const at::Tensor & self,
    const at::Tensor & other,
    at::Tensor & out);
TORCH_API at::Tensor & NestedTensor_where_out(
    const at::Tensor & condition,
    const at::Tensor & self,
    const at::Tensor & other,
    at::Tensor & out);
