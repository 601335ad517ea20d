// astgen-golden 1
// cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
cat_out_out(
    c10::DispatchKeySet ks,
    TensorList tensors,
    int64_t dim,
    Tensor & out) {
  auto tensors_ = unpack(tensors, "tensors", 0);
  auto & out_ = unpack(out, "out", 2);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::cat_outf(ks & c10::after_autograd_keyset, tensors_, dim, out_);
  }
  return out;
}
m.impl("cat.out", TORCH_FN(VariableType::cat_out_out));
