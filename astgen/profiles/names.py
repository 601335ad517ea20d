"""The name of the profile that is used where none is named."""

DEFAULT = "torch-1.9-dev"

NEWEST = "torch-2.13"
"""The profile of the latest version, which has all that there is."""
