"""The profiles by name."""

from __future__ import annotations

from astgen.errors import PluginError, ProfileError, did_you_mean
from astgen.profiles.profile import Profile
from astgen.profiles.torch_1_9_dev import TORCH_1_9_DEV
from astgen.profiles.torch_2_13 import TORCH_2_13

_BUILT_IN = {profile.name: profile for profile in (TORCH_1_9_DEV, TORCH_2_13)}
_ENTRY_POINTS = "astgen.profiles"


def get_profile(name: str) -> Profile:
    """The profile of a name: built in, else of an installed plug-in.

    Raises `ProfileError` for a name that nothing has, `PluginError` for a plug-in at fault.
    """
    profile = _BUILT_IN.get(name) or all_profiles().get(name)
    if profile is None:
        known = all_profiles()
        raise ProfileError(f"unknown profile {name!r}; there are {', '.join(known)}", notes=did_you_mean(name, known))
    return profile


def all_profiles() -> dict[str, Profile]:
    """Every profile by name, those of plug-ins (entry points ``astgen.profiles``) included."""
    from astgen.plugins import load_plugins

    found = dict(_BUILT_IN)
    for plugin in load_plugins(_ENTRY_POINTS):
        if not isinstance(plugin.value, Profile):
            raise PluginError(f"{plugin} is no Profile")
        if plugin.value.name in found:
            raise PluginError(f"{plugin} takes the name of a profile that exists: {plugin.value.name}")
        found[plugin.value.name] = plugin.value
    return found
