"""Inputs that nobody wrote: random files, mutations of real ones, and a run guided by coverage."""
