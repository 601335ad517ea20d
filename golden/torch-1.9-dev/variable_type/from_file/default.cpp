// astgen-golden 1
// from_file(str filename, bool? shared=None, int? size=0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
Tensor
from_file(
    c10::DispatchKeySet ks,
    std::string filename,
    c10::optional<bool> shared,
    c10::optional<int64_t> size,
    c10::optional<ScalarType> dtype,
    c10::optional<Layout> layout,
    c10::optional<Device> device,
    c10::optional<bool> pin_memory) {
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::from_file(
        ks & c10::after_autograd_keyset,
        filename,
        shared,
        size,
        dtype,
        layout,
        device,
        pin_memory);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("from_file", TORCH_FN(VariableType::from_file));
