// astgen-golden 1
// _foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[]
::std::vector<at::Tensor> _foreach_div(at::TensorList self, at::TensorList other);
