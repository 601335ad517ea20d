// astgen-golden 1
// svd.U(Tensor self, bool some=True, bool compute_uv=True, *, Tensor(a!) U, Tensor(b!) S, Tensor(c!) V) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) V)
TORCH_API std::tuple<Tensor &,Tensor &,Tensor &> svd_out(
    Tensor & U,
    Tensor & S,
    Tensor & V,
    const Tensor & self,
    bool some=true,
    bool compute_uv=true);
// aten::svd.U(Tensor self, bool some=True, bool compute_uv=True, *, Tensor(a!) U, Tensor(b!) S, Tensor(c!) V) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) V)
std::tuple<Tensor &,Tensor &,Tensor &>
svd_out(
    Tensor & U,
    Tensor & S,
    Tensor & V,
    const Tensor & self,
    bool some,
    bool compute_uv) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::svd", "U")
      .typed<std::tuple<Tensor &,Tensor &,Tensor &> (const Tensor &, bool, bool, Tensor &, Tensor &, Tensor &)>();
  return op.call(self, some, compute_uv, U, S, V);
}
TORCH_API std::tuple<Tensor &,Tensor &,Tensor &> svd_outf(
    const Tensor & self,
    bool some,
    bool compute_uv,
    Tensor & U,
    Tensor & S,
    Tensor & V);
// aten::svd.U(Tensor self, bool some=True, bool compute_uv=True, *, Tensor(a!) U, Tensor(b!) S, Tensor(c!) V) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) V)
std::tuple<Tensor &,Tensor &,Tensor &>
svd_outf(
    const Tensor & self,
    bool some,
    bool compute_uv,
    Tensor & U,
    Tensor & S,
    Tensor & V) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::svd", "U")
      .typed<std::tuple<Tensor &,Tensor &,Tensor &> (const Tensor &, bool, bool, Tensor &, Tensor &, Tensor &)>();
  return op.call(self, some, compute_uv, U, S, V);
}
