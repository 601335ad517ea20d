// astgen-golden 1
// set.source_Storage_out(Tensor self, Storage source, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & set_source_Storage_out(
    const at::Tensor & self,
    at::Storage source,
    at::Tensor & out);
