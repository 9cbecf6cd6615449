"""A passkey in software: signs what a browser's authenticator would, and what it would not."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """Holds one passkey."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.user = b""
        self.count = 0
        self.flags = PRESENT | VERIFIED

    def register(self, options: dict[str, Any], **lies: Any) -> dict[str, Any]:
        """The answer to what it was asked for."""
        self.user = base64.urlsafe_b64decode(options["user"]["id"] + "==")
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose
        data = self._data(lies.get("rp", options["rp"]["id"]), ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options["challenge"], lies)
        response = {"clientDataJSON": encoded(said), "attestationObject": encoded(attestation)}
        return self._credential(response)

    def sign(self, options: dict[str, Any], **lies: Any) -> dict[str, Any]:
        """Its signature, as it signs in; ``lies``: what somebody would change about it."""
        self.count += 1
        data = self._data(lies.get("rp", options["rpId"]), 0)
        said = self._said("webauthn.get", options["challenge"], lies)
        signer = lies.get("signer", self.key)
        signed = data + hashlib.sha256(said).digest()
        response = {
            "clientDataJSON": encoded(said),
            "authenticatorData": encoded(data),
            "signature": encoded(signer.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "userHandle": encoded(lies.get("user", self.user)),
        }
        return self._credential(response)

    def _data(self, rp: str, more: int) -> bytes:
        flags = bytes([self.flags | more])
        return hashlib.sha256(rp.encode()).digest() + flags + self.count.to_bytes(4, "big")

    def _said(self, kind: str, challenge: str, lies: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        changed = {name: lies[name] for name in said if name in lies}
        return json.dumps({**said, **changed}).encode()

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        return {
            "id": encoded(self.id),
            "rawId": encoded(self.id),
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }
