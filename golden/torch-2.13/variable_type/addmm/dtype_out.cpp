// astgen-golden 1
// addmm.dtype_out(Tensor self, Tensor mat1, Tensor mat2, ScalarType out_dtype, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
m.impl("addmm.dtype_out", torch::autograd::autogradNotImplementedFallback());
