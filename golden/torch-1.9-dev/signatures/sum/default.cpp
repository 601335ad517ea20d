// astgen-golden 1
// sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
Tensor sum(const Tensor & self, c10::optional<ScalarType> dtype=c10::nullopt);
