// astgen-golden 1
// fft_fftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API fft_fftfreq_out {
  using schema = at::Tensor & (int64_t, double, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::fft_fftfreq";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "fft_fftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      int64_t n,
      double d,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      int64_t n,
      double d,
      at::Tensor & out);
};
// aten::fft_fftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<fft_fftfreq_out::schema>
create_fft_fftfreq_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(fft_fftfreq_out::name, fft_fftfreq_out::overload_name)
      .typed<fft_fftfreq_out::schema>();
}
// aten::fft_fftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
fft_fftfreq_out::call(
    int64_t n,
    double d,
    at::Tensor & out) {
  static auto op = create_fft_fftfreq_out_typed_handle();
  return op.call(n, d, out);
}
// aten::fft_fftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
fft_fftfreq_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    int64_t n,
    double d,
    at::Tensor & out) {
  static auto op = create_fft_fftfreq_out_typed_handle();
  return op.redispatch(dispatchKeySet, n, d, out);
}
