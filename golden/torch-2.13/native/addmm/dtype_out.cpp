// astgen-golden 1
// addmm.dtype_out(Tensor self, Tensor mat1, Tensor mat2, ScalarType out_dtype, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & _addmm_dtype_out_cuda(
    const at::Tensor & self,
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    at::ScalarType out_dtype,
    const at::Scalar & beta,
    const at::Scalar & alpha,
    at::Tensor & out);
