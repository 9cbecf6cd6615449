"""Where somebody comes from, as far as limits care: one household is one address."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address

HOUSEHOLD = 64  # bits; whoever has an IPv6 address usually has all that begin like it


@lru_cache(maxsize=10_000)
def household(host: str) -> str:
    """The key of a host's limits; what is no address is its own."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> HOUSEHOLD << HOUSEHOLD)}/{HOUSEHOLD}"
