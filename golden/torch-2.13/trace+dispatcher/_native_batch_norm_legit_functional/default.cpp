// astgen-golden 1
// _native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)
::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,at::Tensor>
_native_batch_norm_legit_functional(
    c10::DispatchKeySet ks,
    const at::Tensor & input,
    const ::std::optional<at::Tensor> & weight,
    const ::std::optional<at::Tensor> & bias,
    const at::Tensor & running_mean,
    const at::Tensor & running_var,
    bool training,
    double momentum,
    double eps) {
  torch::jit::Node* node = nullptr;
  std::shared_ptr<jit::tracer::TracingState> tracer_state;
  if (jit::tracer::isTracing()) {
    tracer_state = jit::tracer::getTracingState();
    at::Symbol op_name;
    op_name = c10::Symbol::fromQualString("aten::_native_batch_norm_legit_functional");
    node = tracer_state->createNode(op_name, /*num_outputs=*/0);
    jit::tracer::recordSourceLocation(node);
    jit::tracer::addInputs(node, "input", input);
    jit::tracer::addInputs(node, "weight", weight);
    jit::tracer::addInputs(node, "bias", bias);
    jit::tracer::addInputs(node, "running_mean", running_mean);
    jit::tracer::addInputs(node, "running_var", running_var);
    jit::tracer::addInputs(node, "training", training);
    jit::tracer::addInputs(node, "momentum", momentum);
    jit::tracer::addInputs(node, "eps", eps);
    tracer_state->insertNode(node);
    jit::tracer::setTracingState(nullptr);
  }
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_native_batch_norm_legit_functional", "")
      .typed<::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,at::Tensor> (const at::Tensor &, const ::std::optional<at::Tensor> &, const ::std::optional<at::Tensor> &, const at::Tensor &, const at::Tensor &, bool, double, double)>();
  auto [result0, result1, result2, running_mean_out, running_var_out] = c10::Dispatcher::singleton().redispatch<::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,at::Tensor>,const at::Tensor &,const ::std::optional<at::Tensor> &,const ::std::optional<at::Tensor> &,const at::Tensor &,const at::Tensor &,bool,double,double>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      input,
      weight,
      bias,
      running_mean,
      running_var,
      training,
      momentum,
      eps);
  if (tracer_state) {
    jit::tracer::setTracingState(std::move(tracer_state));
    jit::tracer::addOutput(node, result0);
    jit::tracer::addOutput(node, result1);
    jit::tracer::addOutput(node, result2);
    jit::tracer::addOutput(node, running_mean_out);
    jit::tracer::addOutput(node, running_var_out);
  }
  return std::make_tuple(
      std::move(result0),
      std::move(result1),
      std::move(result2),
      std::move(running_mean_out),
      std::move(running_var_out));
}
m.impl(
    "_native_batch_norm_legit_functional",
    TORCH_FN(TraceType::_native_batch_norm_legit_functional));
