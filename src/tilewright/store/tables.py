"""The tables: games, their seats, and the commands that each game accepted, to which is only ever added."""

from __future__ import annotations

from datetime import UTC, datetime

import sqlalchemy as sa

metadata = sa.MetaData()


class Moment(sa.types.TypeDecorator[datetime]):
    """A moment in UTC, the same in every database: SQLite would give it back without its zone."""

    impl = sa.DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: sa.Dialect) -> datetime | None:
        """Return the moment as it is written; one without a zone is refused."""
        if value is not None and value.tzinfo is None:
            raise ValueError("a moment needs its zone")
        return value.astimezone(UTC) if value is not None else None

    def process_result_value(self, value: datetime | None, dialect: sa.Dialect) -> datetime | None:
        """Return the moment as it was."""
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


games = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("setup", sa.JSON, nullable=False),
    sa.Column("watch", sa.String(64), nullable=False, unique=True),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("to_move", sa.Integer, nullable=False),
    sa.Column("scores", sa.JSON, nullable=False),
    sa.Column("created", Moment, nullable=False),
    sa.Column("changed", Moment, nullable=False),
)
"""`setup` holds the secret seed; `status`, `to_move` and `scores` are those after the last command."""

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("kind", sa.String(80), nullable=False),
    sa.Column("token", sa.String(64), nullable=True, unique=True),
    sa.Column("invitation", sa.String(64), nullable=True, unique=True),
)
"""`token` and `invitation` are digests; an invitation is used once its seat has a token."""

commands = sa.Table(
    "commands",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("client", sa.String(64), nullable=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("action", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("at", Moment, nullable=False),
    sa.UniqueConstraint("game", "seat", "client", name="command_once"),
)
"""`client` is the command's id as its client gave it; computer players give none."""
