// astgen-golden 1
// record_stream(Tensor(a!) self, Stream s) -> ()
void record_stream(Stream s) const;
// aten::record_stream(Tensor(a!) self, Stream s) -> ()
void
Tensor::record_stream(Stream s) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::record_stream", "")
      .typed<void (Tensor &, Stream)>();
  return op.call(const_cast<Tensor &>(*this), s);
}
