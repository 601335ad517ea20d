// astgen-golden 1
// where(Tensor condition) -> Tensor[]
// aten::where(Tensor condition) -> Tensor[]
inline ::std::vector<at::Tensor>
where(const at::Tensor & condition) {
  return at::_ops::where::call(condition);
}
