// astgen-golden 1
// normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor
at::Tensor normal_functional(const at::Tensor & self, double mean, double std, ::std::optional<at::Generator> generator); // {"schema": "aten::normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor", "dispatch": "True", "default": "True"}
