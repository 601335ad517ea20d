// astgen-golden 1
// div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str rounding_mode) -> Tensor(a!)
Tensor & div_(Tensor & self, const Tensor & other, std::string rounding_mode);
