// astgen-golden 1
// random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
at::Tensor & random_(at::Tensor & self, ::std::optional<at::Generator> generator); // {"schema": "aten::random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)", "dispatch": "True", "default": "False"}
