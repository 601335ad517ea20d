// astgen-golden 1
// addmm.dtype(Tensor self, Tensor mat1, Tensor mat2, ScalarType out_dtype, *, Scalar beta=1, Scalar alpha=1) -> Tensor
m.impl("addmm.dtype", torch::autograd::autogradNotImplementedFallback());
