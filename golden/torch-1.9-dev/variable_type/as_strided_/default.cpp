// astgen-golden 1
// as_strided_(Tensor(a!) self, int[] size, int[] stride, int? storage_offset=None) -> Tensor(a!)
Tensor &
as_strided_(
    c10::DispatchKeySet ks,
    Tensor & self,
    IntArrayRef size,
    IntArrayRef stride,
    c10::optional<int64_t> storage_offset) {
  auto & self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::as_strided_(
        ks & c10::after_autograd_keyset,
        self_,
        size,
        stride,
        storage_offset);
  }
  return self;
}
m.impl("as_strided_", TORCH_FN(VariableType::as_strided_));
