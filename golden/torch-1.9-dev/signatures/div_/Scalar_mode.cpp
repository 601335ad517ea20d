// astgen-golden 1
// div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str rounding_mode) -> Tensor(a!)
Tensor & div_(Tensor & self, Scalar other, std::string rounding_mode);
