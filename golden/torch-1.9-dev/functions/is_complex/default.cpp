// astgen-golden 1
// is_complex(Tensor self) -> bool
TORCH_API bool __dispatch_is_complex(const Tensor & self);
// aten::is_complex(Tensor self) -> bool
bool
__dispatch_is_complex(const Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::is_complex", "")
      .typed<bool (const Tensor &)>();
  return op.call(self);
}
