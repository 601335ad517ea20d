// The kernels of the library, written by hand: what they compute, and nothing of derivatives.
#include <ATen/ATen.h>
#include <torch/library.h>

namespace {

at::Tensor scale(const at::Tensor& self, const at::Tensor& other) {
  return at::mul(self, other);
}

at::Tensor& scale_(at::Tensor& self, const at::Tensor& other) {
  return self.mul_(other);
}

at::Tensor column(const at::Tensor& self, c10::SymInt index) {
  return self.select_symint(1, index);
}

} // namespace

TORCH_LIBRARY_IMPL(toy, CPU, m) {
  m.impl("scale", TORCH_FN(scale));
  m.impl("scale_", TORCH_FN(scale_));
  m.impl("column", TORCH_FN(column));
}
