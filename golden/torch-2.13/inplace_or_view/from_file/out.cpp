// astgen-golden 1
// from_file.out(str filename, bool? shared=None, int? size=0, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
from_file_out_out(
    c10::DispatchKeySet ks,
    c10::string_view filename,
    ::std::optional<bool> shared,
    ::std::optional<int64_t> size,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::from_file_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        filename,
        shared,
        size,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("from_file.out", TORCH_FN(ADInplaceOrView::from_file_out_out));
