// astgen-golden 1
// random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor
at::Tensor random(const at::Tensor & self, int64_t to, ::std::optional<at::Generator> generator); // {"schema": "aten::random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor", "dispatch": "True", "default": "True"}
