// astgen-golden 1
// hann_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API hann_window_out {
  using schema = at::Tensor & (int64_t, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::hann_window";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "hann_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      int64_t window_length,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      int64_t window_length,
      at::Tensor & out);
};
// aten::hann_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<hann_window_out::schema>
create_hann_window_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(hann_window_out::name, hann_window_out::overload_name)
      .typed<hann_window_out::schema>();
}
// aten::hann_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
hann_window_out::call(
    int64_t window_length,
    at::Tensor & out) {
  static auto op = create_hann_window_out_typed_handle();
  return op.call(window_length, out);
}
// aten::hann_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
hann_window_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    int64_t window_length,
    at::Tensor & out) {
  static auto op = create_hann_window_out_typed_handle();
  return op.redispatch(dispatchKeySet, window_length, out);
}
