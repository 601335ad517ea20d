"""The profiles: one for each target version; only this package names versions."""
