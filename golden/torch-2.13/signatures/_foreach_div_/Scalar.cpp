// astgen-golden 1
// _foreach_div_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
void _foreach_div_(at::TensorList self, const at::Scalar & scalar);
