"""Texts of others in a line of ours."""


def one_line(text: str) -> str:
    """A text as it may stand in a line: signs that would break or steer it are escaped."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode("ascii") for sign in text)
