// astgen-golden 1
// is_complex(Tensor self) -> bool
struct TORCH_API is_complex {
  using schema = bool (const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::is_complex";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "is_complex(Tensor self) -> bool";

  static bool call(const at::Tensor & self);
  static bool redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self);
};
// aten::is_complex(Tensor self) -> bool
static C10_NOINLINE c10::TypedOperatorHandle<is_complex::schema>
create_is_complex_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(is_complex::name, is_complex::overload_name)
      .typed<is_complex::schema>();
}
// aten::is_complex(Tensor self) -> bool
bool
is_complex::call(const at::Tensor & self) {
  static auto op = create_is_complex_typed_handle();
  return op.call(self);
}
// aten::is_complex(Tensor self) -> bool
bool
is_complex::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  static auto op = create_is_complex_typed_handle();
  return op.redispatch(dispatchKeySet, self);
}
