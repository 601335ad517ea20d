// astgen-golden 1
// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
Tensor clamp(const Tensor & self, c10::optional<Scalar> min=c10::nullopt, c10::optional<Scalar> max=c10::nullopt);
