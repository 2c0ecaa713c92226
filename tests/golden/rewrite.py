"""Write the golden texts anew: `python -m tests.golden.rewrite`, then read the difference."""

from __future__ import annotations

from tests.golden.shelf import texts

if __name__ == "__main__":
    for path, text in texts().items():
        changed = not path.exists() or path.read_text(encoding="utf-8") != text
        path.write_text(text, encoding="utf-8")
        print(f"{path.name}: {'changed' if changed else 'as it was'}")
