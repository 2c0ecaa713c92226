"""The schema that the client's types are made from is that of the messages."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from tilewright.game.refusals import RULES
from tilewright.server import messages
from tilewright.server.schema import openapi, schema_text

ROOT = Path(__file__).resolve().parents[2]


def test_the_checked_in_schema_is_not_stale() -> None:
    kept = (ROOT / "web/src/protocol/schema.json").read_text(encoding="utf-8")
    assert kept == schema_text(), "python -m tilewright.server.schema > web/src/protocol/schema.json"


def test_every_reference_leads_somewhere() -> None:
    document = openapi()
    text = json.dumps(document)
    named = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert named <= set(document["components"]["schemas"])


def test_the_types_of_the_schema_are_those_of_the_messages() -> None:
    parts = openapi()["components"]["schemas"]
    found = {
        parts[ref["$ref"].rsplit("/", 1)[1]]["properties"]["type"]["enum"][0] for ref in parts["ClientMessage"]["anyOf"]
    }
    assert found == messages.CLIENT_TYPES


def test_the_document_names_every_code() -> None:
    text = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    codes = (*messages.REFUSED_CODES, *messages.BYE_CODES)
    assert [code for code in codes if f"`{code}`" not in text] == []
    assert not set(messages.REFUSED_CODES) & set(RULES)


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"resync","x":1}',
        '{"type":"end_turn","id":"","seq":0}',
        '{"type":"act","id":"a","seq":0,"action":{"type":"extra_turn","take":1}}',
        '{"type":"undo","id":"a","seq":-1}',
        '{"type":"undo","id":"a","seq":"1"}',
    ],
)
def test_client_messages_are_strict(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=messages.ClientMessage)
