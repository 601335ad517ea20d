// astgen-golden 1
// max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API max_out {
  using schema = at::Tensor & (const at::Tensor &, const at::Tensor &, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::max";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      const at::Tensor & other,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Tensor & other,
      at::Tensor & out);
};
// aten::max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<max_out::schema>
create_max_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(max_out::name, max_out::overload_name)
      .typed<max_out::schema>();
}
// aten::max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
max_out::call(
    const at::Tensor & self,
    const at::Tensor & other,
    at::Tensor & out) {
  static auto op = create_max_out_typed_handle();
  return op.call(self, other, out);
}
// aten::max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
max_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & other,
    at::Tensor & out) {
  static auto op = create_max_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, other, out);
}
