// astgen-golden 1
// _foreach_abs(Tensor[] self) -> Tensor[]
::std::vector<at::Tensor> _foreach_abs(at::TensorList self);
