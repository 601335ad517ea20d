// astgen-golden 1
// _foreach_div_.Tensor(Tensor(a!)[] self, Tensor other) -> ()
void _foreach_div_(at::TensorList self, const at::Tensor & other);
