// astgen-golden 1
// bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor
at::Tensor
bernoulli_Tensor(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Tensor & p,
    ::std::optional<at::Generator> generator) {
  torch::jit::Node* node = nullptr;
  std::shared_ptr<jit::tracer::TracingState> tracer_state;
  if (jit::tracer::isTracing()) {
    tracer_state = jit::tracer::getTracingState();
    at::Symbol op_name;
    op_name = c10::Symbol::fromQualString("aten::bernoulli");
    node = tracer_state->createNode(op_name, /*num_outputs=*/0);
    jit::tracer::recordSourceLocation(node);
    jit::tracer::addInputs(node, "self", self);
    jit::tracer::addInputs(node, "p", p);
    jit::tracer::addInputs(node, "generator", generator);
    tracer_state->insertNode(node);
    jit::tracer::setTracingState(nullptr);
  }
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::bernoulli", "Tensor")
      .typed<at::Tensor (const at::Tensor &, const at::Tensor &, ::std::optional<at::Generator>)>();
  auto result = c10::Dispatcher::singleton().redispatch<at::Tensor,const at::Tensor &,const at::Tensor &,::std::optional<at::Generator>>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      p,
      generator);
  if (tracer_state) {
    jit::tracer::setTracingState(std::move(tracer_state));
    jit::tracer::addOutput(node, result);
  }
  return result;
}
m.impl("bernoulli.Tensor", TORCH_FN(TraceType::bernoulli_Tensor));
