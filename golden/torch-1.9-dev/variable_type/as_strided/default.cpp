// astgen-golden 1
// as_strided(Tensor(a) self, int[] size, int[] stride, int? storage_offset=None) -> Tensor(a)
Tensor
as_strided(
    c10::DispatchKeySet ks,
    const Tensor & self,
    IntArrayRef size,
    IntArrayRef stride,
    c10::optional<int64_t> storage_offset) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::as_strided(
        ks & c10::after_autograd_keyset,
        self_,
        size,
        stride,
        storage_offset);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("as_strided", TORCH_FN(VariableType::as_strided));
