// astgen-golden 1
// empty.out(int[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & empty_out(
    Tensor & out,
    IntArrayRef size,
    c10::optional<MemoryFormat> memory_format=c10::nullopt);
// aten::empty.out(int[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
Tensor &
empty_out(
    Tensor & out,
    IntArrayRef size,
    c10::optional<MemoryFormat> memory_format) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::empty", "out")
      .typed<Tensor & (IntArrayRef, c10::optional<MemoryFormat>, Tensor &)>();
  return op.call(size, memory_format, out);
}
TORCH_API Tensor & empty_outf(
    IntArrayRef size,
    c10::optional<MemoryFormat> memory_format,
    Tensor & out);
// aten::empty.out(int[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
Tensor &
empty_outf(
    IntArrayRef size,
    c10::optional<MemoryFormat> memory_format,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::empty", "out")
      .typed<Tensor & (IntArrayRef, c10::optional<MemoryFormat>, Tensor &)>();
  return op.call(size, memory_format, out);
}
