// astgen-golden 1
// bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
at::Tensor bernoulli(const at::Tensor & self, ::std::optional<at::Generator> generator); // {"schema": "aten::bernoulli(Tensor self, *, Generator? generator=None) -> Tensor", "dispatch": "True", "default": "True"}
