// astgen-golden 1
// div.out_mode(Tensor self, Tensor other, *, str rounding_mode, Tensor(a!) out) -> Tensor(a!)
Tensor & div_out(Tensor & out, const Tensor & self, const Tensor & other, std::string rounding_mode);
Tensor & div_outf(const Tensor & self, const Tensor & other, std::string rounding_mode, Tensor & out);
