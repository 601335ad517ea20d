// astgen-golden 1
// hann_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API hann_window_periodic_out {
  using schema = at::Tensor & (int64_t, bool, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::hann_window";
  static constexpr const char* overload_name = "periodic_out";
  static constexpr const char* schema_str = "hann_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      int64_t window_length,
      bool periodic,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      int64_t window_length,
      bool periodic,
      at::Tensor & out);
};
// aten::hann_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<hann_window_periodic_out::schema>
create_hann_window_periodic_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(hann_window_periodic_out::name, hann_window_periodic_out::overload_name)
      .typed<hann_window_periodic_out::schema>();
}
// aten::hann_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
hann_window_periodic_out::call(
    int64_t window_length,
    bool periodic,
    at::Tensor & out) {
  static auto op = create_hann_window_periodic_out_typed_handle();
  return op.call(window_length, periodic, out);
}
// aten::hann_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
hann_window_periodic_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    int64_t window_length,
    bool periodic,
    at::Tensor & out) {
  static auto op = create_hann_window_periodic_out_typed_handle();
  return op.redispatch(dispatchKeySet, window_length, periodic, out);
}
