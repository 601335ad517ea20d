// astgen-golden 1
// record_stream(Tensor(a!) self, Stream s) -> ()
void
record_stream(
    c10::DispatchKeySet ks,
    Tensor & self,
    Stream s) {
  auto & self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::record_stream(ks & c10::after_autograd_keyset, self_, s);
  }
}
m.impl("record_stream", TORCH_FN(VariableType::record_stream));
