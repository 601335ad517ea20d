// astgen-golden 1
// from_file.out(str filename, bool? shared=None, int? size=0, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API from_file_out {
  using schema = at::Tensor & (c10::string_view, ::std::optional<bool>, ::std::optional<int64_t>, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::from_file";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "from_file.out(str filename, bool? shared=None, int? size=0, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      c10::string_view filename,
      ::std::optional<bool> shared,
      ::std::optional<int64_t> size,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      c10::string_view filename,
      ::std::optional<bool> shared,
      ::std::optional<int64_t> size,
      at::Tensor & out);
};
// aten::from_file.out(str filename, bool? shared=None, int? size=0, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<from_file_out::schema>
create_from_file_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(from_file_out::name, from_file_out::overload_name)
      .typed<from_file_out::schema>();
}
// aten::from_file.out(str filename, bool? shared=None, int? size=0, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
from_file_out::call(
    c10::string_view filename,
    ::std::optional<bool> shared,
    ::std::optional<int64_t> size,
    at::Tensor & out) {
  static auto op = create_from_file_out_typed_handle();
  return op.call(filename, shared, size, out);
}
// aten::from_file.out(str filename, bool? shared=None, int? size=0, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
from_file_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    c10::string_view filename,
    ::std::optional<bool> shared,
    ::std::optional<int64_t> size,
    at::Tensor & out) {
  static auto op = create_from_file_out_typed_handle();
  return op.redispatch(dispatchKeySet, filename, shared, size, out);
}
