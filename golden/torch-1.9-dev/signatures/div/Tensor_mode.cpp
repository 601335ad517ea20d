// astgen-golden 1
// div.Tensor_mode(Tensor self, Tensor other, *, str rounding_mode) -> Tensor
Tensor div(const Tensor & self, const Tensor & other, std::string rounding_mode);
