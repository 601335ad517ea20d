// astgen-golden 1
// div.Scalar_mode(Tensor self, Scalar other, *, str rounding_mode) -> Tensor
Tensor div(const Tensor & self, Scalar other, std::string rounding_mode);
