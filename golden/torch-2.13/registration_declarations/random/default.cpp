// astgen-golden 1
// random(Tensor self, *, Generator? generator=None) -> Tensor
at::Tensor random(const at::Tensor & self, ::std::optional<at::Generator> generator); // {"schema": "aten::random(Tensor self, *, Generator? generator=None) -> Tensor", "dispatch": "True", "default": "True"}
