// astgen-golden 1
// _foreach_div.List_out(Tensor[] self, Tensor[] other, *, Tensor(a!)[] out) -> ()
TORCH_API void _foreach_div_List_out(
    at::TensorList self,
    at::TensorList other,
    at::TensorList out);
