"""The name of the profile that is used where none is named."""

DEFAULT = "torch-1.9-dev"
