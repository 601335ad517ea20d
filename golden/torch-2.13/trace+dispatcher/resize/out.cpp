// astgen-golden 1
// resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
const at::Tensor &
resize_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format,
    const at::Tensor & out) {
  torch::jit::Node* node = nullptr;
  std::shared_ptr<jit::tracer::TracingState> tracer_state;
  if (jit::tracer::isTracing()) {
    tracer_state = jit::tracer::getTracingState();
    at::Symbol op_name;
    op_name = c10::Symbol::fromQualString("aten::resize");
    node = tracer_state->createNode(op_name, /*num_outputs=*/0);
    jit::tracer::recordSourceLocation(node);
    jit::tracer::addInputs(node, "self", self);
    jit::tracer::addInputs(node, "size", size);
    jit::tracer::addInputs(node, "memory_format", memory_format);
    if (tracer_state->force_outplace) {
    } else {
      jit::tracer::addInputs(node, "out", out);
    }
    tracer_state->insertNode(node);
    jit::tracer::ensureUniqueIfOutOfPlaced("resize_out", out);
    jit::tracer::setTracingState(nullptr);
  }
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::resize", "out")
      .typed<const at::Tensor & (const at::Tensor &, c10::SymIntArrayRef, ::std::optional<at::MemoryFormat>, const at::Tensor &)>();
  c10::Dispatcher::singleton().redispatch<const at::Tensor &,const at::Tensor &,c10::SymIntArrayRef,::std::optional<at::MemoryFormat>,const at::Tensor &>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      size,
      memory_format,
      out);
  if (tracer_state) {
    jit::tracer::setTracingState(std::move(tracer_state));
    jit::tracer::addOutput(node, out);
  }
  return out;
}
m.impl("resize.out", TORCH_FN(TraceType::resize_out_out));
