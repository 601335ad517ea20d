"""Backward nodes: what they keep, how they compute gradients, and what compiled autograd asks of them."""
