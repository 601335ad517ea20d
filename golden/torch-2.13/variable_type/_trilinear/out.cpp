// astgen-golden 1
// _trilinear.out(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1, *, Tensor(a!) out) -> Tensor(a!)
m.impl("_trilinear.out", torch::autograd::autogradNotImplementedFallback());
