// astgen-golden 1
// set_.source_Storage_storage_offset(Tensor(a!) self, Storage source, int storage_offset, int[] size, int[] stride=[]) -> Tensor(a!)
Tensor &
set__source_Storage_storage_offset(
    c10::DispatchKeySet ks,
    Tensor & self,
    Storage source,
    int64_t storage_offset,
    IntArrayRef size,
    IntArrayRef stride) {
  auto & self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::set_(
        ks & c10::after_autograd_keyset,
        self_,
        source,
        storage_offset,
        size,
        stride);
  }
  return self;
}
m.impl(
    "set_.source_Storage_storage_offset",
    TORCH_FN(VariableType::set__source_Storage_storage_offset));
