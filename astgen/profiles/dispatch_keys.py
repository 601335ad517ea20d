"""The dispatch keys that there are."""

from __future__ import annotations

_COMPOSITE = ("CompositeExplicitAutograd", "CompositeImplicitAutograd")
_2021 = (
    *("CPU", "CUDA", "HIP", "FPGA", "MSNPU", "XLA", "MLC", "Vulkan", "Metal", "XPU", "MKLDNN", "OpenGL", "OpenCL"),
    *("IDEEP", "QuantizedCPU", "QuantizedCUDA", "QuantizedXPU", "ComplexCPU", "ComplexCUDA", "CustomRNGKeyId"),
    *("MkldnnCPU", "SparseCPU", "SparseCUDA", "SparseHIP", "SparseXPU", "SparseCsrCPU", "SparseCsrCUDA"),
    *(
        "NestedTensor",
        "PrivateUse1",
        "PrivateUse2",
        "PrivateUse3",
        "BackendSelect",
        "Named",
        "Autograd",
        "AutogradOther",
    ),
    *(
        "AutogradCPU",
        "AutogradCUDA",
        "AutogradXLA",
        "AutogradPrivateUse1",
        "AutogradPrivateUse2",
        "AutogradPrivateUse3",
    ),
    *("Tracer", "Autocast", "Batched", "VmapMode", "Math", "DefaultBackend", *_COMPOSITE),
)
KEYS_2021 = frozenset(_2021)
"""Those of early 2021, when composite kernels were called Math and DefaultBackend."""

_BACKENDS = (
    *("CPU", "CUDA", "HIP", "XLA", "MTIA", "MPS", "IPU", "XPU", "HPU", "VE", "Lazy", "Meta"),
    *("PrivateUse1", "PrivateUse2", "PrivateUse3"),
)
_FUNCTIONALITIES = ("", "Quantized", "Sparse", "SparseCsr", "NestedTensor", "Autograd")
_SINGLE = (
    *("FPGA", "MAIA", "Vulkan", "Metal", "MKLDNN", "OpenGL", "OpenCL", "IDEEP", "CustomRNGKeyId", "MkldnnCPU"),
    *("Sparse", "SparseCsr", "NestedTensor", "ZeroTensor", "Conjugate", "Negative", "BackendSelect", "Named", "Python"),
    *("AutogradOther", "AutogradFunctionality", "AutogradNestedTensor", "Tracer", "Autocast", "AutocastCPU"),
    *("AutocastCUDA", "AutocastXPU", "Batched", "BatchedNestedTensor", "VmapMode", "Functionalize", "FuncTorchBatched"),
    *("FuncTorchBatchedDecomposition", "FuncTorchVmapMode", "FuncTorchGradWrapper", "ADInplaceOrView", "Autograd"),
    *("CompositeImplicitAutogradNestedTensor", "CompositeExplicitAutogradNonFunctional", *_COMPOSITE),
)
KEYS_2_13 = frozenset((*_SINGLE, *[f"{way}{backend}" for way in _FUNCTIONALITIES for backend in _BACKENDS]))
"""Those of 2.13: what a backend can do, for each backend, and keys that stand alone."""
