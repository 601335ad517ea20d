// Autograd kernels, written by hand for as long as none are generated outside torch-1.9-dev.
#include <torch/csrc/autograd/VariableTypeUtils.h>
#include <torch/csrc/autograd/FunctionsManual.h>
#include <torch/library.h>
#include "autograd/Functions.h"
#include <toy/ops/scale_ops.h>
#include <toy/ops/column_ops.h>
#include <toy/ops/column.h>
using namespace at; using namespace torch::autograd; using namespace torch::autograd::generated; using namespace torch::autograd::generated::details;
using namespace torch::autograd::generated::toy_operators;
namespace torch::autograd::VariableType { namespace {
at::Tensor scale(c10::DispatchKeySet ks, const at::Tensor & self, const at::Tensor & other) {
  auto any = compute_requires_grad(self, other);
  bool fw = isFwGradDefined(self) || isFwGradDefined(other);
  c10::intrusive_ptr<ScaleBackward0> grad_fn;
  if (any) {
    grad_fn = c10::make_intrusive<ScaleBackward0>();
    grad_fn->set_next_edges(collect_next_edges(self, other));
    if (grad_fn->should_compute_output(0)) grad_fn->other_ = SavedVariable(other, false);
    if (grad_fn->should_compute_output(1)) grad_fn->self_ = SavedVariable(self, false);
  }
  auto result = ([&]() { at::AutoDispatchBelowADInplaceOrView guard;
    return ::toy::_ops::scale::redispatch(ks & c10::after_autograd_keyset, self, other); })();
  if (grad_fn) set_history(flatten_tensor_args(result), grad_fn);
  if (fw) {
    auto self_t = toNonOptFwGrad(self); if (!self_t.defined()) self_t = at::zeros_like(self);
    auto other_t = toNonOptFwGrad(other); if (!other_t.defined()) other_t = at::zeros_like(other);
    auto f = self_t * toNonOptPrimal(other) + toNonOptPrimal(self) * other_t;
    result._set_fw_grad(f, 0, false);
  }
  return result;
}
at::Tensor & scale_(c10::DispatchKeySet ks, at::Tensor & self, const at::Tensor & other) {
  auto any = compute_requires_grad(self, other);
  check_inplace(self, any);
  c10::intrusive_ptr<ScaleBackward0> grad_fn;
  if (any) {
    grad_fn = c10::make_intrusive<ScaleBackward0>();
    grad_fn->set_next_edges(collect_next_edges(self, other));
    if (grad_fn->should_compute_output(0)) grad_fn->other_ = SavedVariable(other, false);
    if (grad_fn->should_compute_output(1)) grad_fn->self_ = SavedVariable(self.clone(), false);
  }
  { at::AutoDispatchBelowAutograd guard;
    ::toy::_ops::scale_::redispatch(ks & c10::after_autograd_keyset, self, other); }
  if (grad_fn) rebase_history(flatten_tensor_args(self), grad_fn);
  return self;
}
at::Tensor column(c10::DispatchKeySet ks, const at::Tensor & self, c10::SymInt index) {
  auto any = compute_requires_grad(self);
  bool fw = isFwGradDefined(self);
  c10::intrusive_ptr<ColumnBackward0> grad_fn;
  if (any) {
    grad_fn = c10::make_intrusive<ColumnBackward0>();
    grad_fn->set_next_edges(collect_next_edges(self));
    grad_fn->index = index;
    grad_fn->self_sym_sizes = self.sym_sizes().vec();
  }
  auto result = ([&]() { at::AutoDispatchBelowAutograd guard;
    return ::toy::_ops::column::redispatch(ks & c10::after_autograd_keyset, self, index); })();
  if (grad_fn) set_history(flatten_tensor_args(result), grad_fn);
  if (fw) result._set_fw_grad(::toy::column_symint(toNonOptFwGrad(self), index), 0, false);
  return result;
}
}}
TORCH_LIBRARY_IMPL(toy, Autograd, m) {
  m.impl("scale", TORCH_FN(torch::autograd::VariableType::scale));
  m.impl("scale_", TORCH_FN(torch::autograd::VariableType::scale_));
  m.impl("column", TORCH_FN(torch::autograd::VariableType::column));
}
