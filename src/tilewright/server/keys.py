"""Tokens that follow from a key which the asker made up: the same request with the same key gets the same answer."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets

import msgspec

KEY_BYTES = 32


def fresh_key() -> str:
    """Return a key for somebody who brought none; what follows from it cannot be asked for again."""
    return secrets.token_urlsafe(KEY_BYTES)


def token_from(key: str, *about: str) -> str:
    """Return the token that a key opens: always the same one, and nobody without the key can make it."""
    # A list in JSON: no two lists of words are written alike, and half a pair of surrogates has a form too.
    words = json.dumps(about).encode()
    made = hmac.digest(hashlib.sha256(key.encode("utf-8", "surrogatepass")).digest(), words, "sha256")
    return base64.urlsafe_b64encode(made).decode().rstrip("=")


def wish_of(body: msgspec.Struct) -> str:
    """Return what a request asks for, its key left out, as one text: alike for alike requests."""
    told = msgspec.to_builtins(body)
    return json.dumps({name: value for name, value in told.items() if name != "key"}, sort_keys=True)
